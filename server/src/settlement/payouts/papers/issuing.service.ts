import { utcDay } from '@roomlark/contract/dates'
import { vatIn } from '@roomlark/contract/inventory/vat'
import { minorUnits } from '@roomlark/contract/money'
import { payoutCurrency } from '@roomlark/contract/money-calendar'
import {
  findVatCurrency,
  findVatIdCountry,
  getVatTreatment,
  type VatTreatment,
} from '@roomlark/contract/settlement/vat-treatment'
import type { ServiceContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { tell } from '../../../db/outbox.ts'
import { usdRateOn } from '../../../platform/platform/exchange.service.ts'
import { getOperator } from '../../../platform/platform/operator.service.ts'
import { findOwnPayee, lockPayee } from '../details/paying.service.ts'
import {
  type BilledStatement,
  insertInvoice,
  selectBilledStatement,
  selectDueInvoices,
  selectIssuedInvoice,
  selectNextSequence,
} from './invoices.queries.ts'
import { type InvoiceFacts, sealInvoice } from './sealed-invoice.ts'

type IssuingContext = Pick<ServiceContext, 'sql' | 'cipher' | 'clock'>

/** One run of the job issues at most so many; the next one goes on. */
const batch = 500

/**
 * The job: issues invoices in the name of affiliates who agreed, one for each payout, and corrections of those whose
 * payout came back. Without the name, address and VAT id of the operator there is nobody to issue them to, so it waits.
 */
export async function issueDueInvoices(ctx: IssuingContext): Promise<void> {
  const customer = await findCustomer(ctx)
  if (customer === null) return
  for (const { statementId, affiliateId } of await selectDueInvoices(ctx.sql, batch)) {
    await ctx.sql.begin(async (tx) => {
      await lockPayee(tx, affiliateId)
      const statement = await selectBilledStatement(tx, statementId)
      if (!statement) return
      const isIssued =
        statement.state === 'returned'
          ? await correct(ctx, tx, { statementId, affiliateId })
          : await issue(ctx, tx, { statementId, affiliateId, statement, customer })
      if (isIssued) await tell(tx, { type: 'money' }, { userIds: [affiliateId], admins: true })
    })
  }
}

type Customer = InvoiceFacts['customer'] & { country: string }

async function findCustomer({ sql }: IssuingContext): Promise<Customer | null> {
  const { name, address, vatId } = await getOperator({ sql })
  const country = findVatIdCountry(vatId)
  return name === '' || address === '' || country === null ? null : { name, address, vatId, country }
}

type Ids = { statementId: string; affiliateId: string }

async function issue(
  ctx: IssuingContext,
  tx: Transaction,
  { statementId, affiliateId, statement, customer }: Ids & { statement: BilledStatement; customer: Customer },
): Promise<boolean> {
  const { country, ...printed } = customer
  const payee = await findOwnPayee(ctx, tx, statement.detailsId)
  const treatment = getVatTreatment(statement, country)
  if (payee === null || treatment === null) return false
  const { conversion, payoutCents } = statement
  const currency = conversion?.currency ?? payoutCurrency
  const totalCents = conversion?.cents ?? payoutCents
  // What is paid includes the VAT, as the commission does.
  const vatCents = treatment.kind === 'charged' ? vatIn(totalCents, treatment.rateBps) : 0
  const issuedAt = ctx.clock()
  const facts: InvoiceFacts = {
    payee,
    vatId: statement.vatId,
    customer: printed,
    month: statement.month,
    treatment,
    lines: {
      earnedCents: statement.earnedCents,
      correctionsCents: statement.correctionsCents,
      carriedCents: statement.carriedCents,
    },
    usdCents: payoutCents,
    rate: conversion && { usdRate: conversion.usdRate, on: conversion.rateOn },
    nationalVat: await convertVat(
      tx,
      { treatment, vatCents, currency, country: statement.country },
      issuedAt,
    ),
  }
  const sequence = await selectNextSequence(tx, affiliateId)
  await insertInvoice(tx, {
    ...{ affiliateId, statementId, kind: 'invoice', sequence, issuedAt, correctsId: null },
    number: toInvoiceNumber(affiliateId, sequence),
    ...{ currency, totalCents, vatCents, sealed: sealInvoice(ctx, facts) },
  })
  return true
}

/** Takes back the whole invoice, with what it said. */
async function correct(
  ctx: IssuingContext,
  tx: Transaction,
  { statementId, affiliateId }: Ids,
): Promise<boolean> {
  const issued = await selectIssuedInvoice(tx, statementId)
  if (!issued) return false
  const sequence = await selectNextSequence(tx, affiliateId)
  await insertInvoice(tx, {
    ...{
      affiliateId,
      statementId,
      kind: 'correction',
      sequence,
      issuedAt: ctx.clock(),
      correctsId: issued.id,
    },
    number: toInvoiceNumber(affiliateId, sequence),
    ...{
      currency: issued.currency,
      totalCents: -issued.totalCents,
      vatCents: -issued.vatCents,
      sealed: issued.sealed,
    },
  })
  return true
}

/** `SB-1A2B3C4D-0007`: each affiliate has a series of its own, which no other supplier of Roomlark shares. */
function toInvoiceNumber(affiliateId: string, sequence: number): string {
  return `SB-${affiliateId.slice(0, 8).toUpperCase()}-${String(sequence).padStart(4, '0')}`
}

type Vat = { treatment: VatTreatment; vatCents: number; currency: string; country: string }

/** States the VAT in the currency of its country too, as article 230 asks; null where that is the invoice's. */
async function convertVat(
  tx: Transaction,
  { treatment, vatCents, currency, country }: Vat,
  at: Date,
): Promise<InvoiceFacts['nationalVat']> {
  const national = findVatCurrency(country)
  if (treatment.kind !== 'charged' || national === null || national === currency) return null
  const day = utcDay(at)
  const usd = (vatCents / minorUnits(currency)) * (await usdRateOn(tx, currency, day))
  const cents = Math.round((usd / (await usdRateOn(tx, national, day))) * minorUnits(national))
  return { currency: national, cents }
}
