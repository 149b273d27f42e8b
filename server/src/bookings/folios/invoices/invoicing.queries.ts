import type { Invoicing, InvoicingInput } from '@roomlark/contract/bookings/invoicing'
import type { Sql } from '../../../db/database.ts'
import { type HotelScope, inScope } from '../../../db/hotel-scope.ts'
import { upsertVersion } from '../../../db/versioned-row.ts'

/** The hotel, and its settings if anybody has saved them; what was added later may be null. */
export type InvoicingRow = {
  hotelName: string
  hotelCountry: string
  ownerId: string
  chargesVat: boolean
  saved:
    | (Omit<
        Invoicing,
        'registerNumber' | 'streetAddress' | 'country' | 'eInvoice' | 'hotelCountry' | 'chargesVat'
      > & {
        registerNumber: string | null
        streetAddress: string | null
        country: string | null
        eInvoice: Invoicing['eInvoice'] | null
        /** The address in one text, as it was entered before it had parts. */
        address: string
      })
    | null
}

export async function selectInvoicing(
  sql: Sql,
  hotelId: string,
  scope: HotelScope,
): Promise<InvoicingRow | undefined> {
  const [row] = await sql<InvoicingRow[]>`
    SELECT h.name AS "hotelName", h.country AS "hotelCountry", h.owner_id AS "ownerId",
           EXISTS (SELECT FROM hotel_taxes t, jsonb_each_text(t.rules -> 'vat') AS rate
                   WHERE t.hotel_id = h.id AND rate.value::numeric > 0) AS "chargesVat",
           CASE WHEN i.hotel_id IS NOT NULL THEN jsonb_build_object(
             'company', i.company, 'address', i.address, 'streetAddress', i.street_address,
             'postalCode', i.postal_code, 'city', i.city, 'country', i.country, 'vatId', i.vat_id,
             'taxNumber', i.tax_number, 'registerCourt', i.register_court, 'registerNumber', i.register_number,
             'email', i.email, 'iban', i.iban, 'bic', i.bic, 'bankName', i.bank_name, 'dueDays', i.due_days,
             'terms', i.terms, 'prefix', i.prefix, 'taxNote', i.tax_note, 'closing', i.closing, 'eInvoice', i.e_invoice,
             'reminderDays', i.reminder_days, 'remindsAutomatically', i.reminds_automatically,
             'version', i.version) END AS saved
    FROM hotels h LEFT JOIN hotel_invoicing i ON i.hotel_id = h.id
    WHERE h.id = ${hotelId} ${inScope(sql, scope)}`
  return row
}

/** Returns the new version, or undefined if somebody else was quicker. */
export async function upsertInvoicing(
  sql: Sql,
  hotelId: string,
  { version, address, ...input }: InvoicingInput & { version: number; address: string },
): Promise<number | undefined> {
  return upsertVersion(sql, 'hotel_invoicing', { hotel_id: hotelId }, version, {
    company: input.company,
    address,
    street_address: input.streetAddress,
    postal_code: input.postalCode,
    city: input.city,
    country: input.country,
    vat_id: input.vatId,
    tax_number: input.taxNumber,
    email: input.email,
    register_court: input.registerCourt,
    register_number: input.registerNumber,
    iban: input.iban,
    bic: input.bic,
    bank_name: input.bankName,
    due_days: input.dueDays,
    terms: input.terms,
    prefix: input.prefix,
    tax_note: input.taxNote,
    closing: input.closing,
    e_invoice: input.eInvoice,
    reminder_days: input.reminderDays,
    reminds_automatically: input.remindsAutomatically,
  })
}
