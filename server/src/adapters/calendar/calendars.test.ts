import type { LookupAddress, lookup } from 'node:dns'
import { describe, expect, test } from 'vitest'
import { type CalendarServer, startCalendarServer, writeCalendar } from '../../../test/calendar-server.ts'
import { isPublicAddress } from '../public-address.ts'
import { createCalendars } from './calendars.ts'
import { fetchCalendar } from './fetch-calendar.ts'

const view = { timeZone: 'Europe/Rome', fromOn: '2027-01-01', untilOn: '2029-12-31' }
const march = { uid: 'a', from: '2027-03-01', until: '2027-03-04' }
const read = { uid: 'a', summary: 'Reserved', fromOn: '2027-03-01', untilOn: '2027-03-04' }

/** Only ends what hangs. */
const timeoutMs = 60_000
const open = createCalendars({ allowPrivate: true, timeoutMs, parseMs: timeoutMs, maxBytes: 64 * 1024 })
const guarded = createCalendars({ allowPrivate: false, timeoutMs })

type Exchange = Parameters<CalendarServer['answer']>[0]

const trickle: Exchange = (_request, response) => {
  const drip = setInterval(() => response.write('BEGIN:VCALENDAR\r\n'), 50)
  response.on('close', () => clearInterval(drip))
}

describe('an answer that is not a calendar, or comes too late', () => {
  const faults: [string, (channel: CalendarServer) => void, RegExp][] = [
    ['nothing', (channel) => channel.gives(''), /was empty/],
    ['white space', (channel) => channel.gives('\r\n \r\n'), /was empty/],
    ['a web page', (channel) => channel.gives('<!doctype html><title>Sign in</title>'), /not a calendar/],
    ['a visiting card', (channel) => channel.gives('BEGIN:VCARD\r\nFN:Ida\r\nEND:VCARD'), /not a calendar/],
    ['half a calendar', (channel) => channel.gives(writeCalendar([march]).slice(0, -20)), /not a calendar/],
    ['a server error', (channel) => channel.gives(writeCalendar([]), 500), /answered 500/],
    ['a missing page', (channel) => channel.gives(writeCalendar([]), 404), /answered 404/],
    ['too much', (channel) => channel.gives(writeCalendar([]).padEnd(70_000)), /larger than 0\.0625 MB/],
    ['an endless body', (channel) => channel.answer(torrent), /larger than 0\.0625 MB/],
    ['a lost socket', (channel) => channel.answer(({ socket }) => socket.destroy()), /connection failed/],
    ['a body cut short', (channel) => channel.answer(cutShort), /connection failed/],
    ['a packed body', (channel) => channel.answer(packed), /compressed with gzip/],
    ['a fourth redirect', (channel) => channel.answer(redirect('/next')), /more than 3 times/],
    [
      'a redirect to a file',
      (channel) => channel.answer(redirect('file:///etc/passwd')),
      /not lead to a web address/,
    ],
    ['a redirect to nowhere', (channel) => channel.answer(redirect('http://')), /invalid address/],
  ]
  test.concurrent.each(faults)('%s', async (_what, tell, fault) => {
    const channel = await startCalendarServer()
    tell(channel)
    await expect(open.read(channel.url, view)).rejects.toThrow(fault)
    if (_what === 'a fourth redirect') expect(channel.requests()).toBe(4)
  })

  test.concurrent.each([
    ['no answer', () => {}],
    ['a trickle', trickle],
  ])('%s', async (_what, answer) => {
    const channel = await startCalendarServer()
    channel.answer(answer)
    const hasty = createCalendars({ allowPrivate: true, timeoutMs: 1500 })
    await expect(hasty.read(channel.url, view)).rejects.toThrow(/within 1\.5 seconds/)
  })

  test.concurrent('a server that does not exist, and an invalid name', async () => {
    await expect(open.read('http://127.0.0.1:1/', view)).rejects.toThrow(
      'The connection failed (ECONNREFUSED).',
    )
    await expect(open.read('http://nowhere.invalid/', view)).rejects.toThrow(
      'There is no server of that name.',
    )
  })

  test.concurrent('a calendar that would keep the parser busy for minutes', async () => {
    const channel = await startCalendarServer()
    channel.gives(writeCalendar([]).replace('VERSION', `X-LONG${';A=1'.repeat(500_000)}:x\r\nVERSION`))
    const hasty = createCalendars({ allowPrivate: true, parseMs: 500 })
    await expect(hasty.read(channel.url, view)).rejects.toThrow('It takes too long to read.')
  })
})

test('three redirects are followed', async () => {
  const channel = await startCalendarServer()
  channel.answer(({ url }, response) => {
    const step = Number(/\d/.exec(url ?? '')?.[0] ?? 0)
    if (step < 3) response.writeHead(302, { location: `/${step + 1}` }).end()
    else response.end(writeCalendar([march]))
  })
  expect(await open.read(channel.url, view)).toEqual([read])
})

describe('an address that points into a private network is never connected to', () => {
  test.concurrent.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f.0.0.1/',
    'http://017700000001/',
    'http://0.0.0.0/',
    'http://0/',
    'http://10.1.2.3/',
    'http://100.64.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://172.31.255.255/',
    'http://192.168.0.1/',
    'http://198.18.0.1/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://[::]/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[fe80::1]/',
    'http://[fc00::1]/',
    'http://[fd12:3456::1]/',
    'http://localhost/',
    'http://LOCALHOST./',
    'http://feed.localhost/',
    'http://１２７.０.０.１/',
    'http://user@127.0.0.1/',
  ])('%s', async (address) => {
    expect(guarded.isRefused(address)).toBe(true)
    await expect(guarded.read(address, view)).rejects.toThrow('The address points into a private network.')
  })

  test.each([
    ['a private address', ['127.0.0.1']],
    ['a private address among others', ['93.184.215.14', '127.0.0.1']],
  ])('nor is a name that resolves to %s', async (_what, addresses) => {
    const channel = await startCalendarServer()
    const { limits, asked } = limitsWith(isPublicAddress, addresses)
    const reading = fetchCalendar(`http://calendar.example:${channel.port}/`, limits)
    await expect(reading).rejects.toThrow('The address points into a private network.')
    expect([channel.requests(), asked()]).toEqual([0, 1])
  })

  test('the address that was checked is the one connected to: a name is resolved once', async () => {
    const channel = await startCalendarServer()
    channel.givesEvents(march)
    const { limits, asked } = limitsWith((address) => address === '127.0.0.1', ['127.0.0.1'], ['127.0.0.9'])
    expect(await fetchCalendar(`http://calendar.example:${channel.port}/`, limits)).toContain('VCALENDAR')
    expect(asked()).toBe(1)
  })

  test.each(['127.0.0.2', 'calendar.example', '[::ffff:7f00:2]'])(
    'nor is one that a redirect leads to (%s)',
    async (host) => {
      const channel = await startCalendarServer()
      channel.answer(redirect(`http://${host}:${channel.port}/`))
      const { limits } = limitsWith((address) => address === '127.0.0.1', ['127.0.0.2'])
      await expect(fetchCalendar(channel.url, limits)).rejects.toThrow('into a private network')
      expect(channel.requests()).toBe(1)
    },
  )

  test.each(['http://93.184.215.14/', 'https://[2606:4700::1111]/x.ics', 'https://calendar.example/x.ics'])(
    '%s is not private',
    (address) => expect(guarded.isRefused(address)).toBe(false),
  )

  test.each(['ftp://calendar.example/', 'file:///etc/passwd', 'nonsense'])(
    '%s is refused as well',
    (address) => {
      expect(open.isRefused(address)).toBe(true)
    },
  )
})

/** Creates a resolver that knows one name and may answer differently each time. */
function limitsWith(isAllowed: (address: string) => boolean, ...answers: string[][]) {
  let asked = 0
  const resolve = ((_name: string, _options: object, done: (error: null, found: LookupAddress[]) => void) => {
    const addresses = answers[Math.min(asked, answers.length - 1)] ?? []
    asked += 1
    done(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    )
  }) as unknown as typeof lookup
  const limits = { timeoutMs, maxBytes: 10_000, maxRedirects: 3, isAllowed, resolve }
  return { limits, asked: () => asked }
}

const torrent: Exchange = (_request, response) => {
  const flood = setInterval(() => response.write('x'.repeat(20_000)), 5)
  response.on('close', () => clearInterval(flood))
}
const cutShort: Exchange = (_request, response) => {
  response.writeHead(200, { 'content-length': '9999' }).write(writeCalendar([]))
  setTimeout(() => response.destroy(), 50)
}
const packed: Exchange = (_request, response) => {
  response.writeHead(200, { 'content-encoding': 'gzip' }).end('x')
}
function redirect(location: string): Exchange {
  return (_request, response) => response.writeHead(302, { location }).end()
}
