import { listOtaFaults } from './ota-norm.ts'
import type { TestHotel } from './test-hotel.ts'

const namespace = 'http://www.opentravel.org/OTA/2003/05'

/** Writes a message as managers send it. */
export function makeOta(name: string, content: string, attributes = ''): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<${name} xmlns="${namespace}" EchoToken="echo-1" TimeStamp="2026-11-19T10:00:00Z" Version="1.0" ${attributes}>${content}</${name}>`
}

/** Puts a message into a SOAP envelope with the key as password. */
export function makeSoap(message: string, key: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Header>
<wsse:Security xmlns:wsse="http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd">
<wsse:UsernameToken><wsse:Username>manager</wsse:Username><wsse:Password>${key}</wsse:Password></wsse:UsernameToken>
</wsse:Security></soap:Header><soap:Body>${message.replace(/^<\?xml.*\?>\n/, '')}</soap:Body></soap:Envelope>`
}

export function makeAvailability(code: string, messages: string): string {
  return makeOta(
    'OTA_HotelAvailNotifRQ',
    `<AvailStatusMessages HotelCode="${code}">${messages}</AvailStatusMessages>`,
  )
}

export function makeRates(code: string, messages: string): string {
  return makeOta(
    'OTA_HotelRateAmountNotifRQ',
    `<RateAmountMessages HotelCode="${code}">${messages}</RateAmountMessages>`,
  )
}

export type SentReservation = {
  id: string
  /** When the manager last changed it. */
  at: string
  status?: 'Commit' | 'Modify' | 'Cancel'
  fromOn: string
  untilOn: string
  price?: string
  roomCode?: string
  guest?: string
  currency?: string
}

export function makeReservation(code: string, sent: SentReservation): string {
  const { id, at, status = 'Commit', fromOn, untilOn, price = '90.00' } = sent
  const { roomCode = 'DBL', guest = 'Marchetti', currency = 'EUR' } = sent
  const stay = `
    <RoomTypes><RoomType RoomTypeCode="${roomCode}"/></RoomTypes>
    <RatePlans><RatePlan RatePlanCode="FLEX" PrepaidIndicator="true"/></RatePlans>
    <RoomRates><RoomRate RoomTypeCode="${roomCode}" RatePlanCode="FLEX" NumberOfUnits="1"><Rates>
      <Rate EffectiveDate="${fromOn}" ExpireDate="${untilOn}" RateTimeUnit="Day" UnitMultiplier="1">
        <Base AmountAfterTax="${price}" CurrencyCode="${currency}"/></Rate></Rates></RoomRate></RoomRates>
    <GuestCounts><GuestCount AgeQualifyingCode="10" Count="2"/></GuestCounts>
    <TimeSpan Start="${fromOn}" End="${untilOn}"/>`
  return makeOta(
    'OTA_HotelResNotifRQ',
    `<HotelReservations><HotelReservation LastModifyDateTime="${at}">
      <UniqueID Type="14" ID="${id}"/>
      <RoomStays><RoomStay>${status === 'Cancel' ? '' : stay}<BasicPropertyInfo HotelCode="${code}"/></RoomStay></RoomStays>
      <ResGuests><ResGuest><Profiles><ProfileInfo><Profile><Customer>
        <PersonName><GivenName>Elena</GivenName><Surname>${guest}</Surname></PersonName>
        <Telephone PhoneNumber="+39 320 555 0142"/><Email>elena@example.test</Email>
      </Customer></Profile></ProfileInfo></Profiles></ResGuest></ResGuests>
      <ResGlobalInfo><Comments><Comment><Text>Late &amp; tired</Text></Comment></Comments></ResGlobalInfo>
    </HotelReservation></HotelReservations>`,
    `ResStatus="${status}"`,
  )
}

export function makeRead(code: string): string {
  return makeOta(
    'OTA_ReadRQ',
    `<ReadRequests><HotelReadRequest HotelCode="${code}"><SelectionCriteria SelectionType="Undelivered"/></HotelReadRequest></ReadRequests>`,
  )
}

export function makeReport(code: string, ids: readonly string[]): string {
  const reservations = ids
    .map((id) => `<HotelReservation><UniqueID Type="16" ID="${id}" ID_Context="${code}"/></HotelReservation>`)
    .join('')
  return makeOta(
    'OTA_NotifReportRQ',
    `<Success/><NotifDetails><HotelNotifReport><HotelReservations>${reservations}</HotelReservations></HotelNotifReport></NotifDetails>`,
  )
}

/** Sends a message to a server, as it is. Whatever comes back has to be as the norm has it. */
export async function sendOta(url: string, xml: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/api/v1/channel/ota`, {
    method: 'POST',
    headers: { 'content-type': 'text/xml; charset=utf-8', ...headers },
    body: xml,
  })
  const answer = await response.text()
  const faults = listOtaFaults(answer)
  if (faults.length > 0) throw new Error(`not as the norm has it: ${faults.join('; ')}\n${answer}`)
  return { status: response.status, xml: answer }
}

export function days(house: TestHotel, from: number, until: number) {
  return { fromOn: house.day(from), untilOn: house.day(until) }
}

/** Asks what is left, or what it costs, on nights of a hotel. */
export function makeQuestion(
  kind: 'availability' | 'rates',
  code: string,
  fromOn: string,
  untilOn: string,
): string {
  const asked = `<DateRange Start="${fromOn}" End="${untilOn}"/><HotelRef HotelCode="${code}"/>`
  return kind === 'rates'
    ? makeOta('OTA_HotelRatePlanRQ', `<RatePlans><RatePlan>${asked}</RatePlan></RatePlans>`)
    : makeOta(
        'OTA_HotelAvailGetRQ',
        `<HotelAvailRequests><HotelAvailRequest>${asked}</HotelAvailRequest></HotelAvailRequests>`,
      )
}
