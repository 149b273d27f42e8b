import type { TaxDetails } from '@roomlark/contract/settlement/tax-details'
import type { Sql } from '../../../db/database.ts'

export type TaxDetailsRow = Omit<TaxDetails, 'selfBillingSince'> & { selfBillingSince: Date | null }

export async function selectTaxDetails(sql: Sql, affiliateId: string): Promise<TaxDetailsRow | undefined> {
  const [row] = await sql<TaxDetailsRow[]>`
    SELECT is_business AS "isBusiness", vat_status AS "vatStatus", country, vat_id AS "vatId",
           vat_id_check AS "vatIdCheck", self_billing_since AS "selfBillingSince", version
    FROM affiliate_tax_details WHERE affiliate_id = ${affiliateId}`
  return row
}

/** Writes the version that follows the one that was seen; false if somebody else has written meanwhile. */
export async function upsertTaxDetails(
  sql: Sql,
  affiliateId: string,
  { version, ...row }: TaxDetailsRow,
  now: Date,
): Promise<boolean> {
  const { count } = await sql`
    INSERT INTO affiliate_tax_details (affiliate_id, is_business, vat_status, country, vat_id, vat_id_check,
                                       self_billing_since, updated_at)
    SELECT ${affiliateId}, ${row.isBusiness}, ${row.vatStatus}, ${row.country}, ${row.vatId}, ${row.vatIdCheck},
           ${row.selfBillingSince}::timestamptz, ${now}
    WHERE ${version} = 0 OR EXISTS (SELECT FROM affiliate_tax_details WHERE affiliate_id = ${affiliateId})
    ON CONFLICT ON CONSTRAINT affiliate_tax_details_pkey DO UPDATE SET
      is_business = excluded.is_business, vat_status = excluded.vat_status, country = excluded.country,
      vat_id = excluded.vat_id, vat_id_check = excluded.vat_id_check, self_billing_since = excluded.self_billing_since,
      updated_at = excluded.updated_at, version = affiliate_tax_details.version + 1
    WHERE affiliate_tax_details.version = ${version}`
  return count === 1
}

export async function deleteTaxDetails(sql: Sql, affiliateId: string): Promise<void> {
  await sql`DELETE FROM affiliate_tax_details WHERE affiliate_id = ${affiliateId}`
}
