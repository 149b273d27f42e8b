import { listNights } from '@roomlark/contract/dates'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { connectTestChannel } from '../../../../test/channel.ts'
import {
  days,
  makeAvailability,
  makeOta,
  makeQuestion,
  makeRates,
  makeRead,
  makeReport,
  makeReservation,
  makeSoap,
  type SentReservation,
  sendOta,
} from '../../../../test/ota-messages.ts'
import { listOtaFaults } from '../../../../test/ota-norm.ts'
import { openTestHotel, type TestHotel } from '../../../../test/test-hotel.ts'
import { otaNamespace } from './ota-xml.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function openConnected(units = 3) {
  const house = await openTestHotel(app, units)
  const channel = await connectTestChannel(app, house)
  const send = (xml: string) => sendOta(app.url, xml, { authorization: `Bearer ${channel.key}` })
  /** Sends a message that has to be taken. */
  const take = async (xml: string) => {
    const answer = await send(xml)
    expect(answer.xml).toContain('<Success')
    expect(answer.status).toBe(200)
    return answer.xml
  }
  const deliver = (sent: Omit<SentReservation, 'fromOn' | 'untilOn'> & Partial<SentReservation>) =>
    send(makeReservation(channel.id, { ...days(house, 10, 12), ...sent }))
  const read = (id: string) => channel.ask('GET', `${channel.path}/reservations/${id}`)
  return { house, channel, code: channel.id, send, take, deliver, read }
}

const control = (house: TestHotel, from: number, until: number, more = '') =>
  `<StatusApplicationControl Start="${house.day(from)}" End="${house.day(until)}" InvTypeCode="DBL" ${more}/>`
const rate = (amounts: string, more = '') =>
  `<Rates><Rate CurrencyCode="EUR" ${more}><BaseByGuestAmts>${amounts}</BaseByGuestAmts></Rate></Rates>`

describe('availability and rates', () => {
  test('are set as by the JSON call, with what they do not name left as it was', async () => {
    const { house, code, take } = await openConnected()
    // What a manager names is what can still be sold.
    await house.book()
    const answer = await take(
      makeAvailability(
        code,
        `<AvailStatusMessage BookingLimit="0">${control(house, 10, 11)}
          <LengthsOfStay><LengthOfStay MinMaxMessageType="SetMinLOS" Time="2" TimeUnit="Day"/>
            <LengthOfStay MinMaxMessageType="SetMaxLOS" Time="7" TimeUnit="Day"/></LengthsOfStay>
          <RestrictionStatus Restriction="Arrival" Status="Close"/></AvailStatusMessage>
         <AvailStatusMessage>${control(house, 11, 11, 'RatePlanCode="FLEX"')}
          <RestrictionStatus Restriction="Master" Status="Close"/></AvailStatusMessage>`,
      ),
    )
    expect(answer).toContain('<OTA_HotelAvailNotifRS')
    expect(answer).toContain('EchoToken="echo-1"')
    await take(
      makeRates(
        code,
        `<RateAmountMessage>${control(house, 10, 10, 'RatePlanCode="FLEX"')}
          ${rate('<BaseByGuestAmt AmountAfterTax="129.50" NumberOfGuests="2"/>')}</RateAmountMessage>
         <RateAmountMessage>${control(house, 11, 11, 'RatePlanCode="FLEX"')}
          ${rate('<BaseByGuestAmt AmountAfterTax="13000" DecimalPlaces="2"/>')}</RateAmountMessage>`,
      ),
    )
    expect(await house.nights(house.day(10), house.day(12))).toMatchObject([
      {
        priceCents: 12_950,
        capacity: 1,
        sold: 1,
        minStay: 2,
        maxStay: 7,
        closedToArrival: true,
        closed: false,
      },
      { priceCents: 13_000, capacity: 1, minStay: 2, closed: true },
      { priceCents: 10_000, capacity: 3, minStay: null, closed: false },
    ])
  })

  test('lift the limit again, and adjust none', async () => {
    const { house, code, take, send } = await openConnected()
    const limit = (more: string) =>
      makeAvailability(code, `<AvailStatusMessage ${more}>${control(house, 10, 10)}</AvailStatusMessage>`)
    const capacity = async () => (await house.nights(house.day(10), house.day(10)))[0].capacity
    await take(limit('BookingLimit="1"'))
    expect(await capacity()).toBe(1)
    const adjusted = await send(limit('BookingLimitMessageType="AdjustLimit" BookingLimit="1"'))
    expect(adjusted.xml).toContain('Tag="BookingLimitMessageType"')
    await take(limit('BookingLimitMessageType="RemoveLimit"'))
    expect(await capacity()).toBe(3)
    expect((await send(limit('BookingLimit="many"'))).xml).toContain('Tag="updates.0.roomsLeft"')
  })

  test('are set on the named days of the week only', async () => {
    const { house, code, take } = await openConnected()
    const all = await house.nights(house.day(0), house.day(6))
    const weekday = new Date(`${house.day(3)}T12:00Z`).getUTCDay()
    const name = ['Sun', 'Mon', 'Tue', 'Weds', 'Thur', 'Fri', 'Sat'][weekday]
    const price = '<BaseByGuestAmt AmountAfterTax="111.00"/>'
    await take(
      makeRates(
        code,
        `<RateAmountMessage>${control(house, 0, 6, `RatePlanCode="FLEX" ${name}="1"`)}${rate(price)}</RateAmountMessage>`,
      ),
    )
    const changed = await house.nights(house.day(0), house.day(6))
    expect(changed.filter((night: { priceCents: number }) => night.priceCents === 11_100)).toHaveLength(1)
    expect(changed[3].priceCents).toBe(11_100)
    expect(all[3].priceCents).toBe(10_000)
  })

  test('are all or none, and refused with a type and a code', async () => {
    const { house, code, send } = await openConnected()
    const answer = await send(
      makeAvailability(
        code,
        `<AvailStatusMessage BookingLimit="1">${control(house, 10, 10)}</AvailStatusMessage>
         <AvailStatusMessage BookingLimit="1">${control(house, 10, 10).replace('DBL', 'XXX')}</AvailStatusMessage>`,
      ),
    )
    expect(answer.status).toBe(200)
    expect(answer.xml).toContain('<Error Type="3" Code="783" ShortText="unknown_code"')
    const [night] = await house.nights(house.day(10), house.day(10))
    expect(night.capacity).toBe(3)
  })

  test.each([
    ['a price below zero', 'AmountAfterTax="-5.00"', 'Amount'],
    ['too many decimals', 'AmountAfterTax="5.001"', 'Amount'],
    ['a price without VAT where prices include it', 'AmountBeforeTax="5.00"', 'AmountAfterTax'],
    ['a price for other guests alone', 'AmountAfterTax="5.00" NumberOfGuests="1"', 'NumberOfGuests'],
    ['another currency', 'AmountAfterTax="5.00" CurrencyCode="USD"', 'CurrencyCode'],
  ])('refuse %s', async (_name, attributes, field) => {
    const { house, code, send } = await openConnected()
    const price = rate(`<BaseByGuestAmt ${attributes}/>`).replace('CurrencyCode="EUR" ', '')
    const { xml } = await send(
      makeRates(
        code,
        `<RateAmountMessage>${control(house, 10, 10, 'RatePlanCode="FLEX"')}${price}</RateAmountMessage>`,
      ),
    )
    expect(xml).toContain(`Code="320" ShortText="validation_failed" Tag="${field}"`)
  })
})

describe('questions', () => {
  test('are answered with what is left and under which limits, alike nights together', async () => {
    const { house, code, take, send } = await openConnected()
    await house.book()
    await house.data(
      house.edit({ minStay: 2, closedToArrival: true }, { fromOn: house.day(12), untilOn: house.day(12) }),
    )
    const answer = await take(makeQuestion('availability', code, house.day(9), house.day(12)))
    const messages = [
      ...answer.matchAll(
        /<AvailStatusMessage BookingLimit="(\d)"><StatusApplicationControl Start="([\d-]+)" End="([\d-]+)"/g,
      ),
    ]
    expect(messages.map(([, left, from, until]) => [left, from, until])).toEqual([
      ['3', house.day(9), house.day(9)],
      ['2', house.day(10), house.day(11)],
      ['3', house.day(12), house.day(12)],
    ])
    expect(answer).toContain('MinMaxMessageType="SetMinLOS" Time="2"')
    expect(answer.match(/Restriction="Arrival" Status="Close"/g)).toHaveLength(1)
    const far = await send(makeQuestion('availability', code, house.day(0), house.day(500)))
    expect(far.xml).toContain('Code="320" ShortText="validation_failed" Tag="untilOn"')
    expect((await send(makeQuestion('rates', code, 'soon', house.day(5)))).xml).toContain('Tag="fromOn"')
  })

  test('are answered with what each rate costs by the number of adults', async () => {
    const { house, code, take } = await openConnected()
    await house.data(house.edit({ priceCents: 12_345 }))
    const answer = await take(makeQuestion('rates', code, house.day(9), house.day(10)))
    expect(answer).toContain('<RatePlan RatePlanCode="FLEX" RatePlanStatusType="Active" CurrencyCode="EUR">')
    const rates = [
      ...answer.matchAll(
        /<Rate Start="([\d-]+)".*?AmountAfterTax="([\d.]+)" NumberOfGuests="1".*?AmountAfterTax="([\d.]+)" NumberOfGuests="2"/g,
      ),
    ]
    expect(rates.map(([, from, one, two]) => [from, one, two])).toEqual([
      [house.day(9), '100.00', '100.00'],
      [house.day(10), '123.45', '123.45'],
    ])
  })
})

describe('reservations', () => {
  test('become bookings, are changed and cancelled, and are known when they come again', async () => {
    const { house, deliver, read } = await openConnected()
    const at = (minute: number) => `2026-11-19T10:0${minute}:00Z`
    const made = await deliver({ id: 'SM-1', at: at(1), guest: 'O&apos;Brien &#38; Sons' })
    expect(made.xml).toContain('ResResponseType="Committed"')
    const { body } = await read('SM-1')
    const { booking } = body.data
    expect(made.xml).toContain(`ResID_Value="${booking.reference}"`)
    expect(booking).toMatchObject({ checkInOn: house.day(10), checkOutOn: house.day(12), totalCents: 18_000 })
    const whole = await house.get(booking.id)
    expect(whole).toMatchObject({
      guest: { name: "Elena O'Brien & Sons", email: 'elena@example.test' },
      specialRequests: 'Late & tired',
      source: 'ota',
    })

    await deliver({ id: 'SM-1', at: at(3), status: 'Modify', untilOn: house.day(13) })
    // This one was sent before the change and arrives after it.
    expect((await deliver({ id: 'SM-1', at: at(2), status: 'Cancel' })).xml).toContain('<Success')
    expect(
      (await deliver({ id: 'SM-1', at: at(3), status: 'Modify', untilOn: house.day(14) })).xml,
    ).toContain('<Success')
    expect((await read('SM-1')).body.data.booking).toMatchObject({
      state: 'confirmed',
      checkOutOn: house.day(13),
    })
    const gone = await deliver({ id: 'SM-1', at: at(4), status: 'Cancel' })
    expect(gone.xml).toContain('ResResponseType="Cancelled"')
    expect((await read('SM-1')).body.data.booking.state).toBe('cancelled')
  })

  test('are refused whole where nothing is free, or a code is not known', async () => {
    const { house, deliver, read } = await openConnected(1)
    await house.book()
    const at = '2026-11-19T10:00:00Z'
    expect((await deliver({ id: 'SM-2', at })).xml).toContain('Code="322" ShortText="sold_out"')
    expect((await deliver({ id: 'SM-2', at, roomCode: 'XXX' })).xml).toContain('Code="783"')
    expect((await deliver({ id: 'SM-2', at: 'never' })).xml).toContain('Tag="LastModifyDateTime"')
    expect((await deliver({ id: 'SM-2', at, currency: 'USD' })).xml).toContain('Tag="currency"')
    expect((await read('SM-2')).status).toBe(404)
  })

  test('that the hotel changes are retrieved until they are acknowledged', async () => {
    const { house, code, take, deliver, read } = await openConnected()
    await deliver({ id: 'SM-3', at: '2026-11-19T10:00:00Z' })
    const { booking } = (await read('SM-3')).body.data
    expect(await take(makeRead(code))).not.toContain('<HotelReservation')
    await house.data(house.transition(booking.id, 'cancelled', { cancelledBy: 'hotel' }))
    const first = await take(makeRead(code))
    expect(first).toContain('<OTA_ResRetrieveRS')
    expect(first).toContain('ResStatus="Cancelled"')
    expect(first).toContain(`RoomTypeCode="DBL"`)
    const [, message = ''] = /Type="16" ID="(\d+)"/.exec(first) ?? []
    expect(await take(makeRead(code))).toContain(`Type="16" ID="${message}"`)
    await take(makeReport(code, [message]))
    await take(makeReport(code, [message]))
    expect(await take(makeRead(code))).not.toContain('<HotelReservation')
  })
})

describe('the door', () => {
  test('takes a key from a SOAP header, and answers in an envelope', async () => {
    const { channel } = await openConnected()
    const ping = makeOta('OTA_PingRQ', '<EchoData>Good morning</EchoData>')
    const answer = await sendOta(app.url, makeSoap(ping, channel.key))
    expect(answer.status).toBe(200)
    expect(answer.xml).toContain('<soap:Body><OTA_PingRS')
    expect(answer.xml).toContain('<EchoData>Good morning</EchoData>')
    expect(answer.xml).toContain(channel.id)
    const odd = ping.replace('echo-1', '&quot;&lt;&amp;&#233;&#1;')
    expect((await sendOta(app.url, makeSoap(odd, channel.key))).xml).toContain('EchoToken="&quot;&lt;&amp;é"')
    const wrong = await sendOta(app.url, makeSoap(ping, `${channel.key}x`))
    expect([wrong.status, wrong.xml]).toEqual([401, expect.stringContaining('Type="4" Code="497"')])
    expect((await sendOta(app.url, ping)).status).toBe(401)
  })

  test('is closed to other hotels and to connections that are off', async () => {
    const [own, other] = [await openConnected(), await openConnected()]
    const strange = await own.send(makeRead(other.code))
    expect(strange.xml).toContain('Code="392" ShortText="not_found"')
    expect((await own.send(makeRead('HOTEL-7'))).xml).toContain('Code="392"')
    await own.house.data(own.channel.map({ isActive: false, version: 2 }))
    expect((await own.send(makeRead(own.code))).xml).toContain('Code="375" ShortText="channel_off"')
  })

  test.each([
    ['text that is no XML', 'good morning'],
    ['XML that is cut off', '<OTA_PingRQ><EchoData>'],
    ['a document type', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><OTA_PingRQ>&b;</OTA_PingRQ>'],
    ['what is nested without end', `<OTA_PingRQ>${'<a>'.repeat(500)}${'</a>'.repeat(500)}</OTA_PingRQ>`],
    ['names that no message has', '<OTA_PingRQ><__proto__/></OTA_PingRQ>'],
    ['no message', '<Other/>'],
    ['an unknown message', '<OTA_AirBookRQ/>'],
  ])('refuses %s', async (_name, xml) => {
    const { send } = await openConnected()
    const answer = await send(xml)
    expect([answer.status, answer.xml]).toEqual([400, expect.stringContaining('<OTA_ErrorRS')])
  })

  test('refuses what is too large, and what is not XML', async () => {
    const { send, channel } = await openConnected()
    const large = await send(makeOta('OTA_PingRQ', `<EchoData>${'a'.repeat(1_100_000)}</EchoData>`))
    expect([large.status, large.xml]).toEqual([413, expect.stringContaining('<OTA_ErrorRS')])
    const json = { 'content-type': 'application/json', authorization: `Bearer ${channel.key}` }
    expect((await sendOta(app.url, '{}', json)).status).toBe(415)
  })
})

describe('the tables of the norm', () => {
  const answer = (content: string) =>
    `<OTA_HotelAvailGetRS xmlns="${otaNamespace}" Version="1.0">${content}</OTA_HotelAvailGetRS>`
  const message = '<StatusApplicationControl Start="2026-06-24"/>'
  const lengths = '<LengthsOfStay><LengthOfStay Time="2" TimeUnit="Day"/></LengthsOfStay>'
  const list = (inner: string) =>
    `<Success/><AvailStatusMessages><AvailStatusMessage>${inner}</AvailStatusMessage></AvailStatusMessages>`

  test.each([
    ['is as it should be', list(message + lengths), []],
    ['has another order', list(lengths + message), [expect.stringContaining('has another order')]],
    [
      'lacks an element',
      '<Success/><AvailStatusMessages/>',
      [expect.stringContaining('has 0 AvailStatusMessage')],
    ],
    [
      'lacks an attribute',
      '<Errors><Error Code="15">No</Error></Errors>',
      [expect.stringContaining('needs Type')],
    ],
    [
      'has an unknown code',
      '<Errors><Error Type="99">No</Error></Errors>',
      [expect.stringContaining('is not 99')],
    ],
    ['says neither', '', [expect.stringContaining('either Success or Errors')]],
  ])('find where a message %s', (_name, content, faults) => {
    expect(listOtaFaults(answer(content))).toEqual(faults)
  })
})

/** Its line repeats, delays and loses messages, and loses answers. */
describe('a manager with a bad line', () => {
  test.each([1, 2])('ends with what the hotel has (%i)', async (seed) => {
    const { house, code, send, read } = await openConnected(4)
    let state = seed * 2_654_435_761
    const random = (below: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return Math.floor((state / 2 ** 32) * below)
    }
    const newest = new Map<string, SentReservation>()
    const line: SentReservation[] = []
    const deliverAny = async () => {
      const [sent] = line.splice(random(line.length), 1)
      const isLost = random(5) === 0
      if (sent && !isLost) expect((await send(makeReservation(code, sent))).xml).toContain('<Success')
    }
    for (let step = 0; step < 25; step += 1) {
      const id = `SM-${random(4)}`
      const first = 10 + random(4)
      const sent: SentReservation = {
        id,
        at: new Date(Date.UTC(2026, 10, 19, 10, step)).toISOString(),
        status: !newest.has(id) ? 'Commit' : random(4) === 0 ? 'Cancel' : 'Modify',
        ...days(house, first, first + 1 + random(3)),
      }
      newest.set(id, sent)
      for (let copy = 0; copy <= random(3); copy += 1) line.push(sent)
      if (random(2) === 0) await deliverAny()
    }
    while (line.length > 0) await deliverAny()
    // A manager sends what it has again until it is answered.
    for (const sent of newest.values()) await send(makeReservation(code, sent))
    const taken = new Map<string, number>()
    for (const [id, { status, fromOn, untilOn }] of newest) {
      const { booking } = (await read(id)).body.data
      if (status === 'Cancel') {
        expect(booking?.state ?? 'cancelled').toBe('cancelled')
        continue
      }
      expect(booking).toMatchObject({ state: 'confirmed', checkInOn: fromOn, checkOutOn: untilOn })
      for (const night of listNights(fromOn, untilOn)) taken.set(night, (taken.get(night) ?? 0) + 1)
    }
    for (const { night, sold } of await house.nights(house.day(10), house.day(17))) {
      expect([night, sold]).toEqual([night, taken.get(night) ?? 0])
    }
  })
})
