import { type Company, type CompanyInput, plainVatId } from '@roomlark/contract/accounts/company'
import type { Sql } from '../../db/database.ts'
import { upsertVersion } from '../../db/versioned-row.ts'

export async function selectCompany(sql: Sql, ownerId: string): Promise<Company | undefined> {
  const [row] = await sql<Company[]>`
    SELECT name, street_address AS "streetAddress", postal_code AS "postalCode", city, country,
           coalesce(vat_id, '') AS "vatId", coalesce(register_number, '') AS "registerNumber", version
    FROM owner_companies WHERE owner_id = ${ownerId}`
  return row
}

/** Returns the new version, or undefined if somebody else was quicker. */
export async function upsertCompany(
  sql: Sql,
  ownerId: string,
  { version, ...input }: CompanyInput,
  now: Date,
): Promise<number | undefined> {
  return upsertVersion(sql, 'owner_companies', { owner_id: ownerId }, version, {
    name: input.name,
    street_address: input.streetAddress,
    postal_code: input.postalCode,
    city: input.city,
    country: input.country,
    vat_id: plainVatId(input.vatId) || null,
    register_number: input.registerNumber || null,
    updated_at: now,
  })
}
