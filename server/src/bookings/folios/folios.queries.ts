import type { BookingEventKind } from '@roomlark/contract/booking-events'
import type { FolioCause } from '@roomlark/contract/bookings/folio'
import type { FolioPayer } from '@roomlark/contract/bookings/folio-input'
import type { FolioGroup, FolioLineKind, PaymentMethod } from '@roomlark/contract/folio-kinds'
import type { ChargedBooking } from '@roomlark/contract/inventory/folio-charges'
import type { Sql, SqlPart } from '../../db/database.ts'
import { type HotelScope, inScope } from '../../db/hotel-scope.ts'

/** Everything about a booking that its folios depend on. */
export type FolioBooking = ChargedBooking & {
  id: string
  reference: string
  hotelId: string
  ownerId: string
  currency: string
  /** The country of the hotel. */
  country: string
  timeZone: string
  guest: Pick<FolioPayer, 'name' | 'email' | 'language'>
  /** A hold is no booking yet. */
  isHold: boolean
}

/** `lock` makes everybody who changes the booking or its folios wait until the transaction ends. */
export async function selectFolioBooking(
  sql: Sql,
  id: string,
  scope: HotelScope,
  { lock }: { lock: boolean },
): Promise<FolioBooking | undefined> {
  const [row] = await selectBookingsWhere(
    sql,
    sql`b.id = ${id} ${inScope(sql, scope)} ${lock ? sql`FOR UPDATE OF b` : sql``}`,
  )
  return row
}

/** Selects those of the bookings on whose folios nothing was written yet. */
export async function selectUnwritten(sql: Sql, ids: readonly string[]): Promise<FolioBooking[]> {
  return selectBookingsWhere(
    sql,
    sql`b.id = ANY(${[...ids]}::uuid[]) AND NOT EXISTS (SELECT FROM folio_lines l WHERE l.booking_id = b.id)`,
  )
}

async function selectBookingsWhere(sql: Sql, condition: SqlPart): Promise<FolioBooking[]> {
  return sql<FolioBooking[]>`
    SELECT b.id, b.reference, b.hotel_id AS "hotelId", h.owner_id AS "ownerId", b.state, b.currency, h.country,
           b.time_zone AS "timeZone", b.rate_plan_name AS "ratePlanName", b.meal_plan AS "mealPlan",
           b.room_cents AS "roomCents",
           b.city_tax_cents AS "cityTaxCents", b.vat_cents AS "vatCents",
           b.fees_cents AS "feesCents", b.tax_rules AS "taxRules", b.adults, b.child_ages AS "childAges",
           b.fee_cents AS "feeCents", b.waived_fee_cents AS "waivedFeeCents",
           b.dropped_fee_cents AS "droppedFeeCents",
           jsonb_build_object('name', coalesce(b.guest_name, ''), 'email', coalesce(b.guest_email, ''),
                              'language', coalesce(b.guest_language, '')) AS guest,
           b.booked_at IS NULL AS "isHold",
           (SELECT coalesce(jsonb_agg(jsonb_build_object('roomTypeName', t.name, 'adults', s.adults,
                     'childAges', s.child_ages, 'nightlyCents', (
                     SELECT coalesce(jsonb_agg(jsonb_build_object('night', n.night, 'priceCents', n.price_cents,
                                                                  'mealCents', n.meal_cents)), '[]')
                     FROM booking_nights n WHERE n.stay_id = s.id))), '[]')
            FROM booking_stays s JOIN room_types t ON t.id = s.room_type_id WHERE s.booking_id = b.id) AS stays,
           (SELECT coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'extraId', x.extra_id, 'name', x.name,
                     'quantity', x.quantity, 'times', x.times, 'priceCents', x.price_cents, 'vatBps', x.vat_bps,
                     'fromOn', x.from_on, 'untilOn', x.until_on) ORDER BY lower(x.name), x.id), '[]')
            FROM booking_extras x WHERE x.booking_id = b.id AND x.ended_at IS NULL) AS extras
    FROM bookings b JOIN hotels h ON h.id = b.hotel_id
    WHERE ${condition}`
}

/** Sums what was written on the folios of bookings. */
export async function selectBalances(
  sql: Sql,
  ids: readonly string[],
): Promise<{ bookingId: string; cents: number }[]> {
  return sql<{ bookingId: string; cents: number }[]>`
    SELECT booking_id AS "bookingId", sum(amount_cents)::bigint AS cents FROM folio_lines
    WHERE booking_id = ANY(${[...ids]}::uuid[]) GROUP BY booking_id`
}

export type FolioRow = {
  id: string
  position: number
  /** Null as long as the guest of the booking pays. */
  payer: FolioPayer | null
  companyId: string | null
  takes: FolioGroup[]
  version: number
}

export async function selectFolios(sql: Sql, bookingId: string): Promise<FolioRow[]> {
  return sql<FolioRow[]>`
    SELECT id, position, company_id AS "companyId", takes, version, CASE WHEN payer_name IS NOT NULL THEN jsonb_build_object(
             'name', payer_name, 'company', payer_company, 'vatId', payer_vat_id, 'address', payer_address,
             'postalCode', payer_postal_code, 'city', payer_city, 'country', payer_country,
             'buyerReference', payer_buyer_reference, 'email', payer_email, 'language', payer_language) END AS payer
    FROM folios WHERE booking_id = ${bookingId} ORDER BY position`
}

type Opening = {
  bookingId: string
  hotelId: string
  currency: string
  byId: string | null
  at: Date
  /** The group whose company pays it. */
  groupId?: string | undefined
}

export async function insertFolio(sql: Sql, position: number, opening: Opening): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    INSERT INTO folios ${sql({
      booking_id: opening.bookingId,
      hotel_id: opening.hotelId,
      currency: opening.currency,
      position,
      opened_at: opening.at,
      by_id: opening.byId,
      group_id: opening.groupId ?? null,
    })} RETURNING id`
  return row.id
}

/** Without a company, the folio keeps the one that it has. */
export async function updatePayer(
  sql: Sql,
  folioId: string,
  payer: FolioPayer,
  companyId?: string | null,
): Promise<void> {
  await sql`
    UPDATE folios SET ${sql({
      payer_name: payer.name,
      payer_company: payer.company,
      payer_vat_id: payer.vatId,
      payer_address: payer.address,
      payer_postal_code: payer.postalCode,
      payer_city: payer.city,
      payer_country: payer.country,
      payer_buyer_reference: payer.buyerReference,
      payer_email: payer.email,
      payer_language: payer.language,
      ...(companyId !== undefined && { company_id: companyId }),
    })}, version = version + 1
    WHERE id = ${folioId}`
}

export async function selectFoliosOfGroup(sql: Sql, groupId: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`SELECT id FROM folios WHERE group_id = ${groupId} ORDER BY id`
  return rows.map(({ id }) => id)
}

/** A part of the bill comes to one folio only. */
export async function updateTakes(
  sql: Sql,
  bookingId: string,
  folioId: string,
  takes: FolioGroup[],
): Promise<void> {
  await sql`
    UPDATE folios SET takes = CASE WHEN id = ${folioId} THEN ${takes}::text[]
      ELSE ARRAY(SELECT part FROM unnest(takes) AS part WHERE part <> ALL(${takes}::text[])) END
    WHERE booking_id = ${bookingId}`
}

export type LineRow = {
  id: string
  folioId: string
  kind: FolioLineKind
  cause: FolioCause
  event: BookingEventKind | null
  name: string | null
  fromOn: string | null
  untilOn: string | null
  quantity: number
  unitCents: number
  amountCents: number
  vatBps: number | null
  extraId: string | null
  /** The order that an extra is charged for; null if the desk charged it. */
  orderId: string | null
  method: PaymentMethod | null
  cardDigits: string | null
  note: string | null
  /** The business day that it counts for. */
  onDate: string
  at: Date
  by: string | null
  endsId: string | null
  correctsId: string | null
  vatOfId: string | null
  refundsId: string | null
  byChannel: boolean
  isEnded: boolean
  isCorrected: boolean
}

/** The oldest first. */
export async function selectLines(sql: Sql, bookingId: string): Promise<LineRow[]> {
  return selectLinesWhere(sql, sql`l.booking_id = ${bookingId}`)
}

/** Reads a line and its VAT. */
export async function selectChargedLines(sql: Sql, id: string): Promise<LineRow[]> {
  return selectLinesWhere(sql, sql`(l.id = ${id} OR l.vat_of_id = ${id})`)
}

export async function countLines(sql: Sql, bookingId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    SELECT count(*)::integer AS count FROM folio_lines WHERE booking_id = ${bookingId}`
  return row?.count ?? 0
}

function selectLinesWhere(sql: Sql, condition: ReturnType<Sql>) {
  return sql<LineRow[]>`
    SELECT l.id, l.folio_id AS "folioId", l.kind, l.cause, e.kind AS event, l.name, l.from_on AS "fromOn",
           l.until_on AS "untilOn", l.quantity, l.unit_cents AS "unitCents",
           l.amount_cents AS "amountCents", l.vat_bps AS "vatBps", l.extra_id AS "extraId",
           l.order_id AS "orderId", l.method,
           l.card_digits AS "cardDigits", n.text AS note, l.on_date AS "onDate", l.at,
           CASE WHEN l.by_id IS NOT NULL THEN coalesce(account_name(u), 'Somebody') END AS by,
           l.ends_id AS "endsId", l.corrects_id AS "correctsId", l.vat_of_id AS "vatOfId",
           l.refunds_id AS "refundsId", l.by_channel AS "byChannel",
           ending.id IS NOT NULL AS "isEnded", correction.id IS NOT NULL AS "isCorrected"
    FROM folio_lines l
      LEFT JOIN folio_lines ending ON ending.ends_id = l.id
      LEFT JOIN folio_lines correction ON correction.corrects_id = l.id
      LEFT JOIN folio_line_notes n ON n.line_id = l.id
      LEFT JOIN booking_events e ON e.id = l.event_id LEFT JOIN users u ON u.id = l.by_id
    WHERE ${condition} ORDER BY l.number`
}

export type NewLine = Pick<
  LineRow,
  | 'id'
  | 'folioId'
  | 'kind'
  | 'cause'
  | 'name'
  | 'fromOn'
  | 'untilOn'
  | 'quantity'
  | 'unitCents'
  | 'amountCents'
  | 'vatBps'
  | 'extraId'
  | 'orderId'
  | 'method'
  | 'cardDigits'
  | 'note'
  | 'endsId'
  | 'correctsId'
  | 'vatOfId'
  | 'refundsId'
  | 'byChannel'
>

export type Writing = {
  bookingId: string
  hotelId: string
  onDate: string
  at: Date
  byId: string | null
  eventId: number | null
  transactionId: number | null
}

/** Lines that others refer to come before them. */
export async function insertLines(sql: Sql, lines: NewLine[], writing: Writing): Promise<void> {
  const rows = lines.map((line) => ({
    id: line.id,
    folio_id: line.folioId,
    booking_id: writing.bookingId,
    hotel_id: writing.hotelId,
    kind: line.kind,
    cause: line.cause,
    name: line.name,
    from_on: line.fromOn,
    until_on: line.untilOn,
    quantity: line.quantity,
    unit_cents: line.unitCents,
    amount_cents: line.amountCents,
    vat_bps: line.vatBps,
    extra_id: line.extraId,
    order_id: line.orderId,
    method: line.method,
    card_digits: line.cardDigits,
    event_id: writing.eventId,
    ends_id: line.endsId,
    corrects_id: line.correctsId,
    vat_of_id: line.vatOfId,
    refunds_id: line.refundsId,
    by_channel: line.byChannel,
    on_date: writing.onDate,
    at: writing.at,
    // Lines that only follow the booking were written by nobody at the desk.
    by_id: line.cause === 'booking' ? null : writing.byId,
    transaction_id: writing.transactionId,
  }))
  await sql`INSERT INTO folio_lines ${sql(rows)}`
  const notes = lines.flatMap(({ id, note }) =>
    note ? [{ line_id: id, booking_id: writing.bookingId, text: note }] : [],
  )
  if (notes.length > 0) await sql`INSERT INTO folio_line_notes ${sql(notes)}`
}

/** Online payments and what went back of them follow their lines to another folio. */
export async function updateOnlineLines(
  sql: Sql,
  copies: readonly { from: string; to: string }[],
): Promise<void> {
  const [from, to] = [copies.map((copy) => copy.from), copies.map((copy) => copy.to)]
  const moved = sql`unnest(${from}::uuid[], ${to}::uuid[]) AS moved(old_id, new_id)`
  await sql`UPDATE payments SET line_id = new_id FROM ${moved} WHERE line_id = old_id`
  await sql`UPDATE payment_refunds SET line_id = new_id FROM ${moved} WHERE line_id = old_id`
  await sql`UPDATE payment_disputes SET line_id = new_id FROM ${moved} WHERE line_id = old_id`
}
