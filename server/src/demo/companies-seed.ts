import { randomUUID as key } from 'node:crypto'
import {
  type CompanyProfile,
  type CompanyProfileInput,
  toPayer,
} from '@roomlark/contract/bookings/company-profiles'
import { addDays, dateIn } from '@roomlark/contract/dates'
import { toInstant } from '@roomlark/contract/hotel-clock'
import { checkVatId, createCompany } from '../bookings/companies/companies.service.ts'
import { getCompanyAccount } from '../bookings/folios/invoices/bills/bill-account.service.ts'
import { issueBill, payBill } from '../bookings/folios/invoices/bills/bills.service.ts'
import { addFolio } from '../bookings/folios/payers.service.ts'
import { type DemoContext, goBack, moveTo } from './demo-context.ts'
import { villa } from './hotels.ts'

const agreement = {
  name: '',
  taxNumber: '',
  registerNumber: '',
  buyerReference: '',
  dueDays: 30,
  takes: ['room', 'taxes', 'fees'],
  discountPercent: 0,
  ratePlanIds: [],
  notes: '',
  isArchived: false,
} satisfies Partial<CompanyProfileInput>

const shipyard: CompanyProfileInput = {
  ...agreement,
  company: 'Cantieri Amalfi S.p.A.',
  name: 'Giulia Esposito',
  vatId: 'IT04512870651',
  address: 'Via Marina 27',
  postalCode: '84011',
  city: 'Amalfi',
  country: 'IT',
  email: 'fatture@cantieriamalfi.example',
  language: 'it',
  registerNumber: 'REA SA-381204',
  discountPercent: 10,
  notes: 'Engineers on weekdays, quiet rooms.',
}

const consultants: CompanyProfileInput = {
  ...agreement,
  company: 'Fjord & Field AS',
  vatId: 'NO914778271MVA',
  address: 'Strandgaten 18',
  postalCode: '5013',
  city: 'Bergen',
  country: 'NO',
  email: 'accounts@fjordfield.example',
  language: 'en',
  dueDays: 14,
}

/** Two companies: one has got the bill of last month and paid part of it, and both have stays on none yet. */
export async function seedCompanies(ctx: DemoContext): Promise<void> {
  const yard = await createCompany(goBack(ctx, 90), villa.id, shipyard)
  await checkVatId(goBack(ctx, 90), yard.id)
  const fjord = await createCompany(goBack(ctx, 60), villa.id, consultants)
  const firstOfMonth = `${dateIn(villa.timeZone, ctx.clock()).slice(0, 8)}01`
  const lastMonth = `${addDays(firstOfMonth, -1).slice(0, 8)}01`
  const earlier = await selectStays(ctx, lastMonth, firstOfMonth, 5)
  for (const stay of earlier) await takeOver(ctx, yard, stay)
  const { unbilled } = await getCompanyAccount(ctx, yard.id)
  const billedAt = moveTo(ctx, toInstant(firstOfMonth, '09:00', villa.timeZone))
  if (unbilled.length > 0) {
    const folioIds = unbilled.map(({ folioId }) => folioId)
    const { bills } = await issueBill(billedAt, yard.id, { folioIds }, key())
    const [bill] = bills
    if (bill) {
      const payment = { method: 'transfer' as const, amountCents: unbilled[0]?.chargesCents ?? 1 }
      await payBill(billedAt, { companyId: yard.id, billId: bill.id }, payment, key())
    }
  }
  const today = dateIn(villa.timeZone, ctx.clock())
  const later = await selectStays(ctx, addDays(today, -12), today, 3)
  for (const [index, stay] of later.entries()) await takeOver(ctx, index === 0 ? fjord : yard, stay)
}

type Left = { id: string; checkedOutAt: Date }

/** Guests who booked directly and left in some days, without anything on a folio yet. */
function selectStays({ sql }: DemoContext, fromOn: string, beforeOn: string, limit: number): Promise<Left[]> {
  return sql<Left[]>`
    SELECT id, (check_out_on + time '10:05') AT TIME ZONE time_zone AS "checkedOutAt" FROM bookings b
    WHERE hotel_id = ${villa.id} AND state = 'checked-out' AND source = 'direct'
      AND check_out_on >= ${fromOn} AND check_out_on < ${beforeOn}
      AND NOT EXISTS (SELECT FROM folios f WHERE f.booking_id = b.id)
    ORDER BY check_out_on, id LIMIT ${limit}`
}

async function takeOver(
  ctx: DemoContext,
  company: CompanyProfile,
  { id, checkedOutAt }: Left,
): Promise<void> {
  const { id: companyId, takes } = company
  await addFolio(moveTo(ctx, checkedOutAt), id, { payer: toPayer(company), takes, companyId }, key())
}
