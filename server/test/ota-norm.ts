import { XMLParser } from 'fast-xml-parser'

/** A list of codes, or how a value is written. */
type Values = readonly string[] | RegExp

type Rule = {
  attributes?: Record<string, Values>
  required?: readonly string[]
  /** The elements within it in their order, with how many of each there are at least and at most. */
  children?: readonly (readonly [name: string, least: number, most: number])[]
  /** True if it has text. */
  hasText?: boolean
}

const many = Number.POSITIVE_INFINITY
const text = /^[\s\S]{1,128}$/
const code = /^[\s\S]{1,64}$/
const day = /^\d{4}-\d\d-\d\d$/
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/
const number = /^\d+$/
const money = /^\d+(\.\d+)?$/
const currency = /^[A-Z]{3}$/

/** Error warning types (EWT), error codes (ERR), types of ids (UIT) and ages (AQC) of the code list that are in use. */
const ewt = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13']
const err = ['15', '187', '320', '322', '375', '392', '450', '497', '783']
const uit = ['10', '14', '16']
const aqc = ['7', '8', '10']

const payload = {
  xmlns: ['http://www.opentravel.org/OTA/2003/05'],
  EchoToken: /^[\s\S]{1,128}$/,
  TimeStamp: moment,
  Target: ['Test', 'Production'],
  Version: money,
  SequenceNmbr: number,
  PrimaryLangID: /^[a-z]{2}$/,
}
const answer = (...children: NonNullable<Rule['children']>): Rule => ({
  attributes: payload,
  required: ['Version'],
  // What was taken has Success first, and what was refused has Errors alone.
  children: [['Success', 0, 1], ['Warnings', 0, 1], ...children, ['Errors', 0, 1]],
})
const span = { Start: day, End: day }
const resStatus = [
  ...[
    'Reserved',
    'Requested',
    'Request denied',
    'No-show',
    'Cancelled',
    'In-house',
    'Checked-Out',
    'Waitlisted',
  ],
  ...['Book', 'Quote', 'Hold', 'Initiate', 'Ignore', 'Modify', 'Commit', 'Cancel'],
]

/** The part of OpenTravel 2005A that is in use, by the names of its elements. */
const rules: Readonly<Record<string, Rule>> = {
  OTA_PingRS: answer(['EchoData', 0, 1]),
  OTA_HotelAvailNotifRS: answer(),
  OTA_HotelRateAmountNotifRS: answer(),
  OTA_HotelAvailGetRS: answer(['AvailStatusMessages', 0, 1]),
  OTA_HotelRatePlanRS: answer(['RatePlans', 0, 1]),
  OTA_HotelResNotifRS: {
    ...answer(['HotelReservations', 0, 1]),
    attributes: {
      ...payload,
      ResResponseType: ['Cancelled', 'Committed', 'Pending', 'Reserved', 'Waitlisted'],
    },
  },
  OTA_ResRetrieveRS: answer(['ReservationsList', 0, 1]),
  OTA_NotifReportRS: answer(),
  OTA_ErrorRS: { attributes: payload, required: ['Version'], children: [['Errors', 1, 1]] },
  Success: {},
  Errors: { children: [['Error', 1, many]] },
  Error: {
    attributes: { Type: ewt, Code: err, ShortText: code, Tag: text },
    required: ['Type'],
    hasText: true,
  },
  Warnings: { children: [['Warning', 1, many]] },
  Warning: { attributes: { Type: ewt, Code: err, ShortText: code }, required: ['Type'], hasText: true },
  EchoData: { hasText: true },
  AvailStatusMessages: { attributes: { HotelCode: code }, children: [['AvailStatusMessage', 1, many]] },
  AvailStatusMessage: {
    attributes: { BookingLimit: number, BookingLimitMessageType: ['SetLimit', 'AdjustLimit', 'RemoveLimit'] },
    children: [
      ['StatusApplicationControl', 1, 1],
      ['LengthsOfStay', 0, 1],
      ['RestrictionStatus', 0, 1],
    ],
  },
  StatusApplicationControl: { attributes: { ...span, InvTypeCode: code, RatePlanCode: code } },
  LengthsOfStay: { children: [['LengthOfStay', 1, many]] },
  LengthOfStay: {
    attributes: {
      Time: number,
      TimeUnit: ['Year', 'Month', 'Week', 'Day', 'Hour', 'Minute', 'Second'],
      MinMaxMessageType: ['SetMinLOS', 'RemoveMinLOS', 'SetMaxLOS', 'RemoveMaxLOS'],
    },
  },
  RestrictionStatus: {
    attributes: {
      Restriction: ['Master', 'Arrival', 'Departure', 'NonGuarantee', 'TravelAgent'],
      Status: ['Open', 'Close', 'ClosedOnArrival', 'ClosedOnArrivalOnRequest', 'OnRequest'],
    },
  },
  RatePlans: { attributes: { HotelCode: code }, children: [['RatePlan', 1, many]] },
  RatePlan: {
    attributes: {
      RatePlanCode: code,
      RatePlanStatusType: ['Initial', 'Active', 'Deactivated'],
      CurrencyCode: currency,
    },
    children: [
      ['BookingRules', 0, 1],
      ['Rates', 0, 1],
    ],
  },
  BookingRules: { children: [['BookingRule', 1, many]] },
  BookingRule: { children: [['LengthsOfStay', 0, 1]] },
  Rates: { children: [['Rate', 1, many]] },
  Rate: {
    attributes: { ...span, InvTypeCode: code, CurrencyCode: currency },
    children: [['BaseByGuestAmts', 0, 1]],
  },
  BaseByGuestAmts: { children: [['BaseByGuestAmt', 1, many]] },
  BaseByGuestAmt: {
    attributes: {
      AmountAfterTax: money,
      AmountBeforeTax: money,
      NumberOfGuests: number,
      AgeQualifyingCode: aqc,
      CurrencyCode: currency,
    },
  },
  HotelReservations: { children: [['HotelReservation', 1, many]] },
  ReservationsList: { children: [['HotelReservation', 1, many]] },
  HotelReservation: {
    attributes: { CreateDateTime: moment, LastModifyDateTime: moment, ResStatus: resStatus },
    children: [
      ['UniqueID', 0, many],
      ['RoomStays', 0, 1],
      ['ResGuests', 0, 1],
      ['ResGlobalInfo', 0, 1],
    ],
  },
  UniqueID: { attributes: { Type: uit, ID: code, ID_Context: code }, required: ['Type', 'ID'] },
  RoomStays: { children: [['RoomStay', 1, many]] },
  RoomStay: {
    children: [
      ['RoomTypes', 0, 1],
      ['RatePlans', 0, 1],
      ['RoomRates', 0, 1],
      ['GuestCounts', 0, 1],
      ['TimeSpan', 0, 1],
      ['Total', 0, 1],
      ['BasicPropertyInfo', 0, 1],
    ],
  },
  RoomTypes: { children: [['RoomType', 1, many]] },
  RoomType: { attributes: { RoomTypeCode: code } },
  TimeSpan: { attributes: span },
  BasicPropertyInfo: { attributes: { HotelCode: code } },
  ResGlobalInfo: { children: [['HotelReservationIDs', 0, 1]] },
  HotelReservationIDs: { children: [['HotelReservationID', 1, many]] },
  HotelReservationID: { attributes: { ResID_Type: uit, ResID_Value: code } },
}

type Node = Record<string, unknown> & { ':@'?: Record<string, string> }

const parser = new XMLParser({ preserveOrder: true, ignoreAttributes: false, parseTagValue: false })

/** Lists what is not as the norm has it in a message of ours, with or without its envelope. */
export function listOtaFaults(xml: string): string[] {
  const roots = (parser.parse(xml) as Node[]).filter((node) => !('?xml' in node))
  const [envelope] = roots.flatMap((node) => (node['soap:Envelope'] as Node[] | undefined) ?? [])
  const messages = envelope ? (envelope['soap:Body'] as Node[]) : roots
  if (messages.length !== 1) return ['a message has one root']
  return messages.flatMap((message) => check(message, ''))
}

function check(node: Node, above: string): string[] {
  const name = nameOf(node)
  const path = `${above}/${name}`
  const rule = rules[name]
  if (!rule) return [`${path} is not known`]
  const attributes = Object.entries(node[':@'] ?? {}).map(([key, value]) => [key.slice(2), value] as const)
  const inner = node[name] as Node[]
  const elements = inner.filter((one) => !('#text' in one))
  const hasText = inner.some((one) => String(one['#text'] ?? '').trim() !== '')
  return [
    ...attributes.flatMap(([key, value]) => {
      const values = rule.attributes?.[key]
      if (!values) return [`${path} has no ${key}`]
      const isRight = values instanceof RegExp ? values.test(value) : values.includes(value)
      return isRight ? [] : [`${path} ${key} is not ${value}`]
    }),
    ...(rule.required ?? []).flatMap((key) =>
      attributes.some(([one]) => one === key) ? [] : [`${path} needs ${key}`],
    ),
    ...(hasText && !rule.hasText ? [`${path} has no text`] : []),
    ...checkOrder(elements.map(nameOf), rule, path),
    ...elements.flatMap((one) => check(one, path)),
  ]
}

function checkOrder(names: readonly string[], { children = [] }: Rule, path: string): string[] {
  const known = children.map(([name]) => name)
  const places = names.map((name) => known.indexOf(name))
  const isOrdered = places.every((place, at) => at === 0 || place >= (places[at - 1] ?? 0))
  const counts = children.flatMap(([name, least, most]) => {
    const count = names.filter((one) => one === name).length
    return count < least || count > most ? [`${path} has ${count} ${name}`] : []
  })
  const isEither = known.includes('Success') && names.includes('Success') === names.includes('Errors')
  return [
    ...(isOrdered ? [] : [`${path} has another order than ${names.join(', ')}`]),
    ...(isEither ? [`${path} has either Success or Errors`] : []),
    ...(places.includes(-1) ? [`${path} has no ${names[places.indexOf(-1)]}`] : []),
    ...counts,
  ]
}

function nameOf(node: Node): string {
  return Object.keys(node).find((key) => key !== ':@') ?? ''
}
