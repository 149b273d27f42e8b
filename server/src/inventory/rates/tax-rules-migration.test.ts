import { randomUUID } from 'node:crypto'
import { TaxRules } from '@roomlark/contract/inventory/tax-rules'
import { expect, test } from 'vitest'
import { createOldDatabase, insertOldBooking } from '../../../test/database.ts'
import { type SimpleTaxes, simpleTaxes } from '../../../test/tax-rules.ts'
import { migrateDatabase } from '../../db/migrate.ts'

const settings: SimpleTaxes[] = [
  { cityTaxCents: 0, cityTaxPer: 'person-night', vatPercent: 0, vatIncluded: true },
  { cityTaxCents: 250, cityTaxPer: 'adult-night', vatPercent: 7.5, vatIncluded: false },
  { cityTaxCents: 1, cityTaxPer: 'room-night', vatPercent: 22, vatIncluded: true },
]

test('taxes that were set before become rules that mean the same, for hotels and for their bookings', async () => {
  const { url, sql } = await createOldDatabase('0085')
  // The test inserts only what it checks, so the rows that these refer to do not exist.
  await sql`SET session_replication_role = replica`
  const ids = settings.map(() => randomUUID())
  for (const [index, taxes] of settings.entries()) {
    const id = ids[index] ?? ''
    await sql`
      INSERT INTO hotel_taxes (hotel_id, city_tax_cents, city_tax_per, vat_bps, vat_included)
      VALUES (${id}, ${taxes.cityTaxCents}, ${taxes.cityTaxPer}, ${taxes.vatPercent * 100}, ${taxes.vatIncluded})`
    const amounts = { room_cents: 5000, vat_cents: 900, total_cents: 5000, total_usd_cents: 1 }
    await insertOldBooking(sql, {
      booked_at: new Date(),
      id,
      reference: `RL-${index}`,
      hotel_id: id,
      taxes: sql.json(taxes),
      ...amounts,
    })
  }
  await sql`SET session_replication_role = DEFAULT`

  await migrateDatabase(url)
  for (const [index, taxes] of settings.entries()) {
    const id = ids[index] ?? ''
    const [hotel] = await sql`SELECT rules, version FROM hotel_taxes WHERE hotel_id = ${id}`
    expect(TaxRules.parse(hotel?.rules)).toEqual(simpleTaxes(taxes))
    expect(hotel?.version).toBe(1)
    const [booking] = await sql`
      SELECT tax_rules AS rules, fees_cents::integer AS fees, included_vat_cents::integer AS included
      FROM bookings WHERE id = ${id}`
    expect(booking).toEqual({ rules: simpleTaxes(taxes), fees: 0, included: taxes.vatIncluded ? 900 : 0 })
  }
})
