import { isKnownToVies, plainVatId } from '@roomlark/contract/bookings/vat-ids'
import { say } from '@roomlark/contract/say'
import type { TaxDetails, TaxDetailsInput, VatIdCheck } from '@roomlark/contract/settlement/tax-details'
import type { SignedInContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { AppError, changedByOthers } from '../../../errors.ts'
import { recordAudit } from '../../../platform/audit/audit.service.ts'
import {
  deleteTaxDetails,
  selectTaxDetails,
  type TaxDetailsRow,
  upsertTaxDetails,
} from './tax-details.queries.ts'
import { eraseTaxForms } from './tax-forms.queries.ts'

export async function getTaxDetails(ctx: SignedInContext): Promise<TaxDetails | null> {
  const row = await selectTaxDetails(ctx.sql, ctx.actor.userId)
  return row ? toTaxDetails(row) : null
}

export async function saveTaxDetails(
  ctx: SignedInContext,
  { agreesToSelfBilling, ...input }: TaxDetailsInput,
): Promise<TaxDetails> {
  const { userId } = ctx.actor
  const vatId = plainVatId(input.vatId)
  const vatIdCheck = await checkVatId(ctx, vatId)
  await ctx.sql.begin(async (tx) => {
    const before = await selectTaxDetails(tx, userId)
    const now = ctx.clock()
    // Who agreed before has agreed since then.
    const selfBillingSince = agreesToSelfBilling ? (before?.selfBillingSince ?? now) : null
    const after = { ...input, vatId, vatIdCheck, selfBillingSince }
    if (!(await upsertTaxDetails(tx, userId, after, now))) throw changedByOthers('these settings')
    await recordAudit(ctx, tx, {
      action: 'tax-details.saved',
      target: `user:${userId}`,
      ...(before && { before: pickAudited(before) }),
      after: pickAudited(after),
    })
  })
  const row = await selectTaxDetails(ctx.sql, userId)
  if (!row) throw new Error('the tax details that were just saved are not there')
  return toTaxDetails(row)
}

/**
 * Asks the register outside of any transaction, because it may take seconds. An id that it does not know is refused; one
 * that it could not be asked about is kept as not checked.
 */
async function checkVatId({ vatRegister }: SignedInContext, vatId: string): Promise<VatIdCheck | null> {
  if (vatId === '' || !isKnownToVies(vatId)) return null
  const { state } = await vatRegister.check(vatId)
  if (state === 'invalid') {
    const fields = { vatId: say('The register of the European Union does not know this VAT id') }
    throw new AppError('validation_failed', fields.vatId, { fields })
  }
  return state === 'valid' ? 'valid' : 'unchecked'
}

/** The VAT id may be that of a person, and the audit log is never rewritten. */
function pickAudited({ isBusiness, vatStatus, country, selfBillingSince }: Omit<TaxDetailsRow, 'version'>) {
  return { isBusiness, vatStatus, country, agreesToSelfBilling: selfBillingSince !== null }
}

function toTaxDetails({ selfBillingSince, ...row }: TaxDetailsRow): TaxDetails {
  return { ...row, selfBillingSince: selfBillingSince?.toISOString() ?? null }
}

/** Called when an account is erased, in that transaction. Invoices that were issued stay, as the law requires. */
export async function eraseUserTaxDetails(tx: Transaction, userId: string): Promise<void> {
  await deleteTaxDetails(tx, userId)
  await eraseTaxForms(tx, userId)
}
