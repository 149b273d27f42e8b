import type { TaxFormKind } from '@roomlark/contract/settlement/tax-forms'
import type { Sql } from '../../../db/database.ts'

export type TaxFormRow = { kind: TaxFormKind; signedAt: Date; sealed: Buffer }

/** Selects the newest of each kind. */
export async function selectTaxForms(sql: Sql, affiliateId: string): Promise<TaxFormRow[]> {
  return sql<TaxFormRow[]>`
    SELECT DISTINCT ON (kind) kind, signed_at AS "signedAt", sealed FROM affiliate_tax_forms
    WHERE affiliate_id = ${affiliateId} AND sealed IS NOT NULL ORDER BY kind, signed_at DESC, id`
}

export async function insertTaxForm(sql: Sql, affiliateId: string, form: TaxFormRow): Promise<void> {
  await sql`
    INSERT INTO affiliate_tax_forms (affiliate_id, kind, signed_at, sealed)
    VALUES (${affiliateId}, ${form.kind}, ${form.signedAt}, ${form.sealed})`
}

/** That a form was signed stays; what it said goes. */
export async function eraseTaxForms(sql: Sql, affiliateId: string): Promise<void> {
  await sql`UPDATE affiliate_tax_forms SET sealed = NULL WHERE affiliate_id = ${affiliateId}`
}
