import { describe, expect, test } from 'vitest'
import { type TestEvent, writeCalendar } from '../../../test/calendar-server.ts'
import { eventsIn } from './calendar-events.ts'
import { calendarText } from './calendar-text.ts'

const view = { timeZone: 'Europe/Rome', fromOn: '2027-01-01', untilOn: '2028-01-01' }

function spans(...events: TestEvent[]) {
  return eventsIn(writeCalendar(events), view).map(
    ({ fromOn, untilOn }) => `${fromOn.slice(5)} ${untilOn.slice(5)}`,
  )
}

/** Reads an event with these lines instead of plain dates. */
function timed(lines: string[], timeZone = 'Europe/Rome', zone: string[] = []) {
  const text = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', ...zone, 'BEGIN:VEVENT', 'UID:a', ...lines, 'END:VEVENT'],
    ...['END:VCALENDAR', ''],
  ].join('\r\n')
  return eventsIn(text, { ...view, timeZone }).map(
    ({ fromOn, untilOn }) => `${fromOn.slice(5)} ${untilOn.slice(5)}`,
  )
}

describe('whole days', () => {
  test.each<[string, TestEvent, string[]]>([
    ['the end is the check-out day', { from: '2027-03-01', until: '2027-03-04' }, ['03-01 03-04']],
    ['without an end it is one night', { from: '2027-03-01' }, ['03-01 03-02']],
    ['ending on its first day, too', { from: '2027-03-01', until: '2027-03-01' }, ['03-01 03-02']],
    ['a duration', { from: '2027-03-01', more: ['DURATION:P1W'] }, ['03-01 03-08']],
    ['over the night the clocks change', { from: '2027-03-27', until: '2027-03-29' }, ['03-27 03-29']],
    ['past ones are left out', { from: '2026-12-01', until: '2027-01-01' }, []],
    ['a current one counts', { from: '2026-12-01', until: '2027-01-02' }, ['12-01 01-02']],
    ['an endless one is cut at the view', { from: '2027-03-01', until: '2099-01-01' }, ['03-01 01-01']],
    ['later ones are left out', { from: '2028-01-01', until: '2028-01-05' }, []],
    ['cancelled is free', { from: '2027-03-01', until: '2027-03-04', more: ['STATUS:CANCELLED'] }, []],
    ['free time counts', { from: '2027-03-01', more: ['TRANSP:TRANSPARENT'] }, ['03-01 03-02']],
  ])('%s', (_what, event, expected) => {
    expect(spans(event)).toEqual(expected)
  })
})

describe('times become days on the hotel’s calendar', () => {
  const newYork = [
    ...['BEGIN:VTIMEZONE', 'TZID:US-Eastern', 'BEGIN:STANDARD', 'DTSTART:19671029T020000'],
    ...['TZOFFSETFROM:-0400', 'TZOFFSETTO:-0500', 'END:STANDARD', 'END:VTIMEZONE'],
  ]
  test.each<[string, string[], string[]]>([
    ['in the hotel’s time', ['DTSTART:20270301T150000', 'DTEND:20270304T110000'], ['03-01 03-04']],
    ['UTC in winter', ['DTSTART:20270301T233000Z', 'DTEND:20270303T100000Z'], ['03-02 03-03']],
    ['UTC in summer', ['DTSTART:20270701T223000Z', 'DTEND:20270703T090000Z'], ['07-02 07-03']],
    [
      'a zone the file explains',
      ['DTSTART;TZID=US-Eastern:20270301T200000', 'DTEND;TZID=US-Eastern:20270302T200000'],
      ['03-02 03-03'],
    ],
    [
      'a zone it does not',
      ['DTSTART;TZID=Mars/Base:20270301T150000', 'DTEND;TZID=Mars/Base:20270302T100000'],
      ['03-01 03-02'],
    ],
    ['until one minute to midnight', ['DTSTART:20270301T000000', 'DTEND:20270301T235900'], ['03-01 03-02']],
    [
      'over the night the clocks change',
      ['DTSTART:20270327T150000', 'DTEND:20270328T110000'],
      ['03-27 03-28'],
    ],
    ['an hour is not a night', ['DTSTART:20270301T100000', 'DTEND:20270301T110000'], []],
  ])('%s', (_what, lines, expected) => {
    expect(timed(lines, 'Europe/Rome', newYork)).toEqual(expected)
  })
})

describe('events that repeat', () => {
  test('include every occurrence, without the excluded ones and with the moved ones', () => {
    const more = ['RRULE:FREQ=WEEKLY;COUNT=4', 'EXDATE;VALUE=DATE:20270308']
    const moved = ['RECURRENCE-ID;VALUE=DATE:20270315']
    expect(
      spans(
        { from: '2027-03-01', until: '2027-03-02', more },
        { from: '2027-03-16', until: '2027-03-18', more: moved },
      ),
    ).toEqual(['03-01 03-02', '03-16 03-18', '03-22 03-23'])
  })

  test('without an end are read up to the end of the view, each with its own UID', () => {
    const found = eventsIn(writeCalendar([{ from: '2020-06-01', more: ['RRULE:FREQ=YEARLY'] }]), view)
    expect(found).toEqual([
      { uid: 'one@channel 2027-06-01', summary: 'Reserved', fromOn: '2027-06-01', untilOn: '2027-06-02' },
    ])
  })
})

test('of two events with the same UID, the newer counts', () => {
  const older = { from: '2027-03-01', until: '2027-03-02', more: ['SEQUENCE:1'] }
  const newer = { from: '2027-03-05', until: '2027-03-06', more: ['SEQUENCE:2'] }
  expect(spans(newer, older)).toEqual(['03-05 03-06'])
})

test.each(['20271345', '20270230', '20270045'])('a date that does not exist (%s) is a fault', (day) => {
  const text = writeCalendar([{ from: '2027-03-01', until: '2027-03-04' }]).replace('20270301', day)
  expect(() => eventsIn(text, view)).toThrow('One of its events has no readable dates.')
})

test('more nights than a hotel has are a fault', () => {
  const events = Array.from({ length: 150 }, (_, n) => ({
    uid: `${n}`,
    from: '2027-01-01',
    until: '2028-01-01',
  }))
  expect(() => spans(...events)).toThrow('It blocks more nights than any hotel could have.')
})

test('bare line feeds, a byte order mark and several calendars in a file are accepted', () => {
  const one = writeCalendar([{ from: '2027-03-01' }]).replaceAll('\r\n', '\n')
  const two = writeCalendar([{ uid: 'b', from: '2027-03-05' }])
  expect(eventsIn(`\uFEFF${one}${two}`, view).map(({ uid }) => uid)).toEqual(['one@channel', 'b'])
})

test('what we write can be read again', () => {
  const name = 'Hôtel “Zoë”; rooms, and more '.repeat(8)
  const changedAt = new Date('2027-01-01T08:00:00Z')
  const text = calendarText({
    name,
    method: 'PUBLISH',
    entries: [{ uid: 'a', summary: name, fromOn: '2027-03-01', untilOn: '2027-03-04', changedAt }],
  })
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(text).toContain('DTEND;VALUE=DATE:20270304\r\n')
  expect(eventsIn(text, view)).toEqual([
    { uid: 'a', summary: name.trim(), fromOn: '2027-03-01', untilOn: '2027-03-04' },
  ])
})
