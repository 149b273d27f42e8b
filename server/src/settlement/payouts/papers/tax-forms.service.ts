import type { PdfFile } from '@roomlark/contract/primitives'
import {
  type TaxForm,
  TaxFormFields,
  type TaxFormInput,
  type TaxFormKind,
} from '@roomlark/contract/settlement/tax-forms'
import type { ServiceContext, SignedInContext } from '../../../context.ts'
import { notFound } from '../../../errors.ts'
import { recordAudit } from '../../../platform/audit/audit.service.ts'
import { taxFormDocument } from './tax-form-pdf.service.ts'
import { insertTaxForm, selectTaxForms, type TaxFormRow } from './tax-forms.queries.ts'

export async function listTaxForms(ctx: SignedInContext): Promise<TaxForm[]> {
  const rows = await selectTaxForms(ctx.sql, ctx.actor.userId)
  return rows.map((row) => ({
    kind: row.kind,
    signedBy: unseal(ctx, row).signature,
    signedAt: row.signedAt.toISOString(),
  }))
}

export async function signTaxForm(ctx: SignedInContext, form: TaxFormInput): Promise<TaxForm[]> {
  const { userId } = ctx.actor
  const sealed = ctx.cipher.encrypt(JSON.stringify(form))
  await ctx.sql.begin(async (tx) => {
    await insertTaxForm(tx, userId, { kind: form.kind, signedAt: ctx.clock(), sealed })
    await recordAudit(ctx, tx, {
      action: 'tax-form.signed',
      target: `user:${userId}`,
      after: { kind: form.kind },
    })
  })
  return listTaxForms(ctx)
}

export async function getTaxFormPdf(ctx: SignedInContext, kind: TaxFormKind): Promise<PdfFile> {
  const row = (await selectTaxForms(ctx.sql, ctx.actor.userId)).find((one) => one.kind === kind)
  if (!row) throw notFound('file')
  const pdf = await ctx.pdfs.render(taxFormDocument(unseal(ctx, row), row.signedAt), ctx.caller)
  return { filename: `${kind}.pdf`, base64: pdf.toString('base64') }
}

function unseal({ cipher }: Pick<ServiceContext, 'cipher'>, { sealed }: TaxFormRow): TaxFormInput {
  return TaxFormFields.parse(JSON.parse(cipher.decrypt(sealed)))
}
