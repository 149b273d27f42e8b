import { type Company, type CompanyInput, plainVatId } from '@roomlark/contract/accounts/company'
import type { Sql } from '../../db/database.ts'

export async function selectCompany(sql: Sql, ownerId: string): Promise<Company | undefined> {
  const [row] = await sql<Company[]>`
    SELECT name, street_address AS "streetAddress", postal_code AS "postalCode", city, country,
           coalesce(vat_id, '') AS "vatId", coalesce(register_number, '') AS "registerNumber", version
    FROM owner_companies WHERE owner_id = ${ownerId}`
  return row
}

/** Returns false if the version is no longer the one that was read. */
export async function upsertCompany(
  sql: Sql,
  ownerId: string,
  { version, ...input }: CompanyInput,
  now: Date,
): Promise<boolean> {
  const row = {
    owner_id: ownerId,
    name: input.name,
    street_address: input.streetAddress,
    postal_code: input.postalCode,
    city: input.city,
    country: input.country,
    vat_id: plainVatId(input.vatId) || null,
    register_number: input.registerNumber || null,
    updated_at: now,
  }
  const result =
    version === 0
      ? await sql`INSERT INTO owner_companies ${sql(row)} ON CONFLICT DO NOTHING`
      : await sql`
          UPDATE owner_companies SET ${sql({ ...row, version: version + 1 })}
          WHERE owner_id = ${ownerId} AND version = ${version}`
  return result.count === 1
}
