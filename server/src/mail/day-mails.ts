import type { DayFigures } from '@roomlark/contract/bookings/day-close'
import { balanceCauseNames } from '@roomlark/contract/bookings/day-close-words'
import { dayText } from '@roomlark/contract/dates'
import { isolate } from '@roomlark/contract/isolate'
import { moneyText } from '@roomlark/contract/money'
import { say } from '@roomlark/contract/say'
import type { Message } from '../adapters/mailer.ts'
import { composeMail } from './layout.ts'

/** Longer lists are on the page that the button opens. */
const listed = 12

type Row = [string, string]

/** The figures of a day that was closed by itself, and what somebody has to look at. It names no guest. */
export function closedDayMail(input: {
  to: string
  hotelId: string
  hotelName: string
  day: string
  figures: DayFigures
  publicUrl: string
}): Message {
  const { day, figures } = input
  const hotel = isolate(input.hotelName)
  const todo = listTodo(figures)
  return composeMail({
    to: input.to,
    subject: say('{hotel}: {day} is closed', { hotel, day: dayText(day) }),
    heading: say('{day} is closed', { day: dayText(day) }),
    paragraphs: [
      say('{hotel} has its days closed by themselves. These are the figures as they were frozen.', { hotel }),
      todo.length === 0
        ? say('Nothing needs a hand: everybody arrived, left and paid as they should.')
        : say(
            '{count, plural, one {One thing needs a hand.} other {# things need a hand.}} What you do about it counts for the day that is open now.',
            { count: todo.length },
          ),
    ],
    tables: [
      ...(todo.length === 0
        ? []
        : [{ title: say('Needs a hand'), rows: [...todo.slice(0, listed), ...listMore(todo.length)] }]),
      { title: say('The house'), rows: listRooms(figures) },
      ...figures.money.map((money) => ({
        title: figures.money.length > 1 ? say('Money, {currency}', money) : say('Money##of a day'),
        rows: listMoney(money),
      })),
    ],
    button: {
      label: say('Open the day'),
      link: `${input.publicUrl}/bookings/reports/day?hotel=${input.hotelId}&day=${day}`,
    },
    footnote: say(
      'You get this email because you work at the desk of {hotel}. The hour is set there under Reports, Day close.',
      { hotel },
    ),
  })
}

function listTodo({ openArrivals, openDepartures, openBalances }: DayFigures): Row[] {
  return [
    ...openArrivals.map(({ reference }): Row => [reference, say('Has not arrived')]),
    ...openDepartures.map(({ reference }): Row => [reference, say('Has not checked out')]),
    ...openBalances.map(
      ({ reference, cause, currency, balanceCents }): Row => [
        reference,
        `${say(balanceCauseNames[cause])}: ${moneyText(balanceCents, currency)}`,
      ],
    ),
  ]
}

function listMore(count: number): Row[] {
  return count > listed ? [[say('{count} more', { count: count - listed }), '']] : []
}

function listRooms({ rooms, guests }: DayFigures): Row[] {
  return [
    [say('Rooms sold'), say('{sold} of {available}', rooms)],
    [say('Occupancy'), `${rooms.occupancyPercent}%`],
    [say('Arrivals'), String(guests.arrivals)],
    [say('Departures'), String(guests.departures)],
    [say('Guests in house'), String(guests.inHouse)],
    [say('No-shows'), String(guests.noShows)],
  ]
}

function listMoney({ currency, ...money }: DayFigures['money'][number]): Row[] {
  const text = (cents: number) => moneyText(cents, currency)
  return [
    [say('Price of the nights sold'), text(money.roomCents)],
    [say('Charges'), text(money.chargedCents)],
    [say('Payments less refunds'), text(money.paidCents)],
    [say('Closing balance'), text(money.closingCents)],
  ]
}
