import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export type Reply = (request: IncomingMessage, response: ServerResponse) => void

/** An event in short form; `uid: null` leaves the UID out. */
export type TestEvent = {
  uid?: string | null
  from: string
  until?: string
  summary?: string
  /** Additional lines, written unchanged. */
  more?: string[]
}

export function writeCalendar(events: TestEvent[]): string {
  const day = (date: string) => date.replaceAll('-', '')
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Channel//EN',
    ...events.flatMap(({ uid = 'one@channel', from, until, summary = 'Reserved', more = [] }) => [
      'BEGIN:VEVENT',
      ...(uid === null ? [] : [`UID:${uid}`]),
      `DTSTART;VALUE=DATE:${day(from)}`,
      ...(until === undefined ? [] : [`DTEND;VALUE=DATE:${day(until)}`]),
      `SUMMARY:${summary}`,
      ...more,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n')
}

/** Starts a channel on the web that answers as the test asks. */
export async function startCalendarServer() {
  let reply: Reply = (_request, response) => response.end()
  let requests = 0
  const server = createServer((request, response) => {
    requests += 1
    reply(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/calendar.ics`,
    port,
    requests: () => requests,
    answer(next: Reply) {
      reply = next
    },
    gives(text: string, status = 200) {
      reply = (_request, response) =>
        response.writeHead(status, { 'content-type': 'text/calendar' }).end(text)
    },
    givesEvents(...events: TestEvent[]) {
      this.gives(writeCalendar(events))
    },
  }
}

export type CalendarServer = Awaited<ReturnType<typeof startCalendarServer>>
