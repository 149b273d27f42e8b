import { say } from '@roomlark/contract/say'
import { AppError } from '../../../errors.ts'
import { type Element, findAttribute, findElement, findElements, findFlag } from '../../../xml-element.ts'

/** An update of a room's nights as a message asks for it; the JSON call's update before it is checked. */
export type WantedUpdate = {
  roomCode: string
  rateCode: string | undefined
  fromOn: string
  untilOn: string
  weekdays: number[]
  roomsLeft?: number | null
  change: Record<string, unknown>
}

/** Sunday is 0. */
const days = ['Sun', 'Mon', 'Tue', 'Weds', 'Thur', 'Fri', 'Sat']

/** Reads availability and restrictions, one update of each AvailStatusMessage. */
export function readAvailability(root: Element): WantedUpdate[] {
  return findElements(root, 'AvailStatusMessages', 'AvailStatusMessage').map((message) => ({
    ...readApplication(message),
    ...readLimit(message),
    change: {
      ...(findAttribute(message, 'BookingLimitMessageType') === 'RemoveLimit' && { capacity: null }),
      ...Object.assign({}, ...findElements(message, 'LengthsOfStay', 'LengthOfStay').map(readLength)),
      ...Object.assign({}, ...findElements(message, 'RestrictionStatus').map(readRestriction)),
    },
  }))
}

type WantedRate = WantedUpdate & {
  currency: string | undefined
  /** Each price with the number of guests that it is for; null is for as many as the price includes. */
  amounts: { guests: number | null; afterTax: string | undefined; beforeTax: string | undefined }[]
  decimals: string | undefined
  /** True if there are prices for other guests as well. */
  hasMore: boolean
}

/** Reads rates, one update of each Rate. */
export function readRates(root: Element): WantedRate[] {
  return findElements(root, 'RateAmountMessages', 'RateAmountMessage').flatMap((message) =>
    findElements(message, 'Rates', 'Rate').map((rate) => {
      const amounts = findElements(rate, 'BaseByGuestAmts', 'BaseByGuestAmt').filter(isForAdults)
      const own = readWeekdays(rate)
      const application = readApplication(message)
      return {
        ...application,
        fromOn: findAttribute(rate, 'Start') ?? application.fromOn,
        untilOn: findAttribute(rate, 'End') ?? application.untilOn,
        hasMore: findElement(rate, 'AdditionalGuestAmounts') !== undefined || amounts.length > 1,
        weekdays: own.length > 0 ? own : application.weekdays,
        change: {},
        currency: findAttribute(rate, 'CurrencyCode') ?? findAttribute(amounts[0], 'CurrencyCode'),
        decimals: findAttribute(amounts[0], 'DecimalPlaces'),
        amounts: amounts.map((amount) => ({
          guests: readCount(findAttribute(amount, 'NumberOfGuests')),
          afterTax: findAttribute(amount, 'AmountAfterTax'),
          beforeTax: findAttribute(amount, 'AmountBeforeTax'),
        })),
      }
    }),
  )
}

function isForAdults(amount: Element): boolean {
  return (findAttribute(amount, 'AgeQualifyingCode') ?? '10') === '10'
}

function readApplication(message: Element): Omit<WantedUpdate, 'change'> {
  const control = findElement(message, 'StatusApplicationControl')
  return {
    roomCode: findAttribute(control, 'InvTypeCode') ?? findAttribute(control, 'InvCode') ?? '',
    rateCode: findAttribute(control, 'RatePlanCode'),
    fromOn: findAttribute(control, 'Start') ?? '',
    untilOn: findAttribute(control, 'End') ?? '',
    weekdays: readWeekdays(control),
  }
}

/** A message that names no day, or all of them, is about every day. */
function readWeekdays(element: Element | undefined): number[] {
  const flags = days.map((day) => findFlag(element, day))
  const chosen = flags.flatMap((flag, day) => (flag === true ? [day] : []))
  if (chosen.length > 0) return chosen.length === days.length ? [] : chosen
  // Only the days that are left out are named.
  return flags.includes(false) ? flags.flatMap((flag, day) => (flag === undefined ? [day] : [])) : []
}

/** Managers count the rooms that are left, and leave out those that are sold. */
function readLimit(message: Element) {
  const kind = findAttribute(message, 'BookingLimitMessageType') ?? 'SetLimit'
  const roomsLeft = readCount(findAttribute(message, 'BookingLimit'))
  if (kind === 'RemoveLimit' || roomsLeft === null) return {}
  if (kind !== 'SetLimit') throw refused('BookingLimitMessageType', say('Use SetLimit or RemoveLimit'))
  return { roomsLeft }
}

function readLength(length: Element) {
  const time = readCount(findAttribute(length, 'Time'))
  switch (findAttribute(length, 'MinMaxMessageType')) {
    case 'SetMinLOS':
    case 'MinLOS':
      return { minStay: time }
    case 'SetMaxLOS':
    case 'MaxLOS':
      return { maxStay: time }
    case 'RemoveMinLOS':
      return { minStay: null }
    case 'RemoveMaxLOS':
      return { maxStay: null }
    default:
      throw refused('MinMaxMessageType', say('Use SetMinLOS, SetMaxLOS, RemoveMinLOS or RemoveMaxLOS'))
  }
}

function readRestriction(restriction: Element) {
  const status = findAttribute(restriction, 'Status')
  if (status === undefined) return {}
  if (status !== 'Open' && status !== 'Close') throw refused('Status', say('Use Open or Close'))
  const isClosed = status === 'Close'
  switch (findAttribute(restriction, 'Restriction') ?? 'Master') {
    case 'Master':
      return { closed: isClosed }
    case 'Arrival':
      return { closedToArrival: isClosed }
    case 'Departure':
      return { closedToDeparture: isClosed }
    default:
      throw refused('Restriction', say('Use Master, Arrival or Departure'))
  }
}

/** Null where nothing is given; what is no number is left to the checks of the update. */
function readCount(text: string | undefined): number | null {
  return text === undefined ? null : Number(text)
}

export function refused(field: string, message: string): AppError {
  return new AppError('validation_failed', message, { fields: { [field]: message } })
}
