import { suggestPrefix } from '@roomlark/contract/bookings/invoice-paper'
import type { Invoicing, InvoicingInput } from '@roomlark/contract/bookings/invoices'
import { countryName } from '@roomlark/contract/places'
import { townLine } from '@roomlark/contract/postal-address'
import { findOwnerCompany } from '../../../accounts/team/company.service.ts'
import type { SignedInContext } from '../../../context.ts'
import type { Sql } from '../../../db/database.ts'
import { changedByOthers, notFound } from '../../../errors.ts'
import { getHotelScope, type HotelScope } from '../../../hotel-scope.ts'
import { recordAudit } from '../../../platform/audit/audit.service.ts'
import { selectInvoicing, upsertInvoicing } from './invoices.queries.ts'

export async function getInvoicing(ctx: SignedInContext, hotelId: string): Promise<Invoicing> {
  return readInvoicing(ctx.sql, hotelId, getHotelScope(ctx.actor))
}

/** Until somebody has saved anything for the hotel, papers carry the company of its owner. */
export async function readInvoicing(sql: Sql, hotelId: string, scope: HotelScope): Promise<Invoicing> {
  const row = await selectInvoicing(sql, hotelId, scope)
  if (!row) throw notFound('hotel')
  const { saved } = row
  if (saved && saved.registerNumber !== null) return { ...saved, registerNumber: saved.registerNumber }
  const company = await findOwnerCompany(sql, row.ownerId)
  const registerNumber = company?.registerNumber ?? ''
  if (saved) return { ...saved, registerNumber }
  return {
    company: company?.name ?? '',
    address: company
      ? [company.streetAddress, townLine(company), countryName(company.country)].join('\n')
      : '',
    vatId: company?.vatId ?? '',
    registerNumber,
    prefix: suggestPrefix(row.hotelName),
    email: '',
    taxNote: '',
    closing: '',
    version: 0,
  }
}

/** Papers that were issued before stay as they were. */
export async function updateInvoicing(
  ctx: SignedInContext,
  hotelId: string,
  input: InvoicingInput & { version: number },
): Promise<Invoicing> {
  const scope = getHotelScope(ctx.actor)
  return ctx.sql.begin(async (tx) => {
    const before = await readInvoicing(tx, hotelId, scope)
    const version = await upsertInvoicing(tx, hotelId, input)
    if (version === undefined) throw changedByOthers('these settings')
    const after = await readInvoicing(tx, hotelId, scope)
    await recordAudit(ctx, tx, { action: 'invoicing.changed', target: `hotel:${hotelId}`, before, after })
    return after
  })
}
