import { channel } from '@roomlark/contract/bookings/channel'
import { ReservationInput } from '@roomlark/contract/bookings/channel-reservations'
import { Id } from '@roomlark/contract/primitives'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import { readTermsByHotel } from '../../../inventory/rates/rates.service.ts'
import { getBookableHotel } from '../../../inventory/rooms/nights/bookable-hotel.service.ts'
import { readSoldTypes } from '../../../inventory/rooms/rooms.service.ts'
import { type Element, findAttribute, findElement, findElements } from '../../../xml-element.ts'
import { getAri, setAri, unknownCode } from '../ari.service.ts'
import { getOpenConnection, listConnections } from '../connections.service.ts'
import { acknowledgeMessages, listMessages } from '../messages.service.ts'
import { deliverReservation } from '../reservations.service.ts'
import { chooseAmount, readAmount } from './amounts.ts'
import { writeAvailability, writeRatePlans } from './ari-answers.ts'
import { readAvailability, readRates, refused, type WantedUpdate } from './ari-message.ts'
import { checkInput } from './checked-input.ts'
import { writeMessages, writeTaken } from './ota-answers.ts'
import { makeErrors, makeSuccess } from './ota-refusal.ts'
import { findOtaKey, type OtaContent, type OtaMessage, readOta, writeOta } from './ota-xml.ts'
import {
  findHotelCode,
  isCancellation,
  readBooked,
  readReservationId,
  readRevision,
} from './reservation-message.ts'

type ChannelCall = (typeof channel)[keyof typeof channel]
type Answer = {
  name: string
  /** The JSON call that does the same, and so asks for the same of the sender. */
  endpoint: ChannelCall
  make: (ctx: SignedInContext, root: Element) => Promise<OtaContent>
}

const answers: ReadonlyMap<string, Answer> = new Map<string, Answer>([
  ['OTA_PingRQ', { name: 'OTA_PingRS', endpoint: channel.connections, make: ping }],
  [
    'OTA_HotelAvailNotifRQ',
    { name: 'OTA_HotelAvailNotifRS', endpoint: channel.setAri, make: setAvailability },
  ],
  [
    'OTA_HotelRateAmountNotifRQ',
    { name: 'OTA_HotelRateAmountNotifRS', endpoint: channel.setAri, make: setRates },
  ],
  ['OTA_HotelAvailGetRQ', { name: 'OTA_HotelAvailGetRS', endpoint: channel.ari, make: getAvailability }],
  ['OTA_HotelRatePlanRQ', { name: 'OTA_HotelRatePlanRS', endpoint: channel.ari, make: getRatePlans }],
  ['OTA_HotelResNotifRQ', { name: 'OTA_HotelResNotifRS', endpoint: channel.deliver, make: takeReservation }],
  ['OTA_ReadRQ', { name: 'OTA_ResRetrieveRS', endpoint: channel.messages, make: retrieve }],
  ['OTA_NotifReportRQ', { name: 'OTA_NotifReportRS', endpoint: channel.acknowledge, make: acknowledge }],
])

/** Finds the key that a message carries in its envelope. */
export function findKey(xml: string): string | undefined {
  return findOtaKey(xml)
}

/** Reads a message, with the call whose conditions its sender has to meet before it is answered. */
export function openOta(xml: string): { message: OtaMessage; answer: Answer } {
  const message = readOta(xml)
  const answer = answers.get(message.name)
  if (!answer) throw new AppError('bad_request', say('This message is not known here.'))
  return { message, answer }
}

/** Answers a message. What is refused is an answer too, because managers look for errors in the message alone. */
export async function answerOta(
  ctx: SignedInContext,
  { message, answer }: ReturnType<typeof openOta>,
): Promise<string> {
  try {
    return writeOta(answer.name, message, ctx.clock(), await answer.make(ctx, message.root))
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    return writeOta(answer.name, message, ctx.clock(), makeErrors(error))
  }
}

/** Refuses what could not be read, or was sent by somebody who may not. */
export function refuseOta(error: AppError, now: Date): string {
  return writeOta('OTA_ErrorRS', { echoToken: undefined, isSoap: false }, now, makeErrors(error))
}

/** Answers with the hotels that the sender reaches, so that a wrong HotelCode is found at once. */
async function ping(ctx: SignedInContext, root: Element): Promise<OtaContent> {
  const hotels = (await listConnections(ctx)).map(({ id, hotelName }) => `${id} ${hotelName}`)
  const echo = findElement(root, 'EchoData')?.['#']
  return {
    ...makeSuccess(hotels),
    EchoData: typeof echo === 'string' ? echo : '',
  }
}

/** The code of a hotel is the id of its connection. */
function requireConnectionId(code: string | undefined): string {
  const id = Id.safeParse(code)
  if (id.success) return id.data
  const message = say('Send the HotelCode that the hotel gave you')
  throw new AppError('not_found', message, { fields: { HotelCode: message } })
}

async function setAvailability(ctx: SignedInContext, root: Element): Promise<OtaContent> {
  const id = requireConnectionId(findAttribute(findElement(root, 'AvailStatusMessages'), 'HotelCode'))
  const connection = await getOpenConnection(ctx, ctx.sql, id)
  const wanted = readAvailability(root)
  for (const { rateCode } of wanted) {
    if (rateCode === undefined) continue
    if (!connection.rates.some(({ code }) => code === rateCode)) throw unknownCode('rate', rateCode)
    // Closing one of several rates would close them all.
    if (connection.rates.length > 1) {
      throw refused('RatePlanCode', say('Limits are kept by room. Leave the rate out'))
    }
  }
  await setAri(ctx, id, toUpdates(wanted))
  return makeSuccess()
}

async function setRates(ctx: SignedInContext, root: Element): Promise<OtaContent> {
  const id = requireConnectionId(findAttribute(findElement(root, 'RateAmountMessages'), 'HotelCode'))
  const { hotelId, rooms, rates } = await getOpenConnection(ctx, ctx.sql, id)
  const hotel = await getBookableHotel(ctx, ctx.sql, hotelId)
  const terms = (await readTermsByHotel(ctx.sql, [hotelId])).get(hotelId)
  const types = await readSoldTypes(ctx.sql, hotelId)
  const sent = readRates(root)
  const wanted = sent.map(({ amounts, currency, decimals, hasMore: _, ...update }) => {
    const room = rooms.find(({ code }) => code === update.roomCode)
    const type = types.find((one) => one.id === room?.roomTypeId)
    if (!type) throw unknownCode('room', update.roomCode)
    const rate = rates.find(({ code }) => code === update.rateCode)
    const plan = terms?.plans.find((one) => one.id === rate?.ratePlanId)
    if (!plan) throw unknownCode('rate', update.rateCode ?? '')
    if (plan.percent !== 0 || plan.perAdultCents !== 0) {
      throw refused(
        'RatePlanCode',
        say('This rate follows the list price. Send the rate that is the list price'),
      )
    }
    if (currency !== undefined && currency !== hotel.currency) {
      throw refused('CurrencyCode', say('Sell this hotel in {currency}', { currency: hotel.currency }))
    }
    const amount = amounts.find(({ guests }) => guests === null || guests === type.includedAdults)
    if (!amount) {
      throw refused(
        'NumberOfGuests',
        say('Send the price for {count} guests', { count: type.includedAdults }),
      )
    }
    const text = chooseAmount(amount, terms?.taxes.vatIncluded ?? true)
    return { ...update, change: { priceCents: readAmount(text, decimals, hotel.currency) } }
  })
  await setAri(ctx, id, toUpdates(wanted))
  return makeSuccess(
    sent.some(({ hasMore }) => hasMore)
      ? [say('Prices for other numbers of guests follow the room type and were left out.')]
      : [],
  )
}

async function getAvailability(ctx: SignedInContext, root: Element): Promise<OtaContent> {
  const { id, ...range } = readAsked(findElement(root, 'HotelAvailRequests', 'HotelAvailRequest'))
  return { ...makeSuccess(), ...writeAvailability(id, await getAri(ctx, id, range)) }
}

async function getRatePlans(ctx: SignedInContext, root: Element): Promise<OtaContent> {
  const { id, ...range } = readAsked(findElement(root, 'RatePlans', 'RatePlan'))
  const ari = await getAri(ctx, id, range)
  const { vatIncluded } = await readFacts(ctx, id)
  return { ...makeSuccess(), ...writeRatePlans(id, ari, vatIncluded) }
}

/** The hotel and the nights that are asked for, both ends included. */
function readAsked(request: Element | undefined) {
  const id = requireConnectionId(findAttribute(request && findElement(request, 'HotelRef'), 'HotelCode'))
  const range = request && findElement(request, 'DateRange')
  const asked = { fromOn: findAttribute(range, 'Start'), untilOn: findAttribute(range, 'End') }
  return { id, ...checkInput(channel.ari.query, asked) }
}

/** Checks what was read by the rules of the JSON call. */
function toUpdates(wanted: readonly WantedUpdate[]) {
  return checkInput(channel.setAri.body, {
    updates: wanted.map(({ rateCode: _, ...update }) => update),
  })
}

/** One reservation at a time, so that what is refused is refused whole. */
async function takeReservation(ctx: SignedInContext, root: Element): Promise<OtaContent> {
  const [reservation, ...others] = findElements(root, 'HotelReservations', 'HotelReservation')
  if (!reservation || others.length > 0) {
    throw refused('HotelReservations', say('Send one reservation at a time'))
  }
  const id = requireConnectionId(findHotelCode(reservation) ?? findAttribute(root, 'HotelCode'))
  const reservationId = checkInput(channel.deliver.params.shape.reservationId, readReservationId(reservation))
  const revision = readRevision(reservation)
  const input = isCancellation(root, reservation)
    ? { revision, status: 'cancelled' }
    : { revision, ...readBooked(reservation, await readFacts(ctx, id)) }
  const taken = await deliverReservation(ctx, id, reservationId, checkInput(ReservationInput, input))
  return { ...makeSuccess(), ...writeTaken(reservationId, taken) }
}

async function readFacts(ctx: SignedInContext, connectionId: string) {
  const { hotelId } = await getOpenConnection(ctx, ctx.sql, connectionId)
  const { currency } = await getBookableHotel(ctx, ctx.sql, hotelId)
  const terms = (await readTermsByHotel(ctx.sql, [hotelId])).get(hotelId)
  return { currency, vatIncluded: terms?.taxes.vatIncluded ?? true }
}

/** Changes that the hotel made to reservations; they are sent again until they are acknowledged. */
async function retrieve(ctx: SignedInContext, root: Element): Promise<OtaContent> {
  const request = findElement(root, 'ReadRequests', 'HotelReadRequest')
  const id = requireConnectionId(findAttribute(request, 'HotelCode'))
  return { ...makeSuccess(), ...writeMessages(id, await listMessages(ctx, id)) }
}

/** Takes the messages by the numbers under which they were retrieved. */
async function acknowledge(ctx: SignedInContext, root: Element): Promise<OtaContent> {
  const named = findElements(
    root,
    'NotifDetails',
    'HotelNotifReport',
    'HotelReservations',
    'HotelReservation',
    'UniqueID',
  ).filter((one) => findAttribute(one, 'Type') === '16')
  const byConnection = Map.groupBy(named, (one) => requireConnectionId(findAttribute(one, 'ID_Context')))
  for (const [id, messages] of byConnection) {
    const ids = messages.map((one) => Number(findAttribute(one, 'ID')))
    await acknowledgeMessages(ctx, id, checkInput(channel.acknowledge.body, { ids }).ids)
  }
  return makeSuccess()
}
