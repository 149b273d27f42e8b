import { payoutCurrency } from '@roomlark/contract/money-calendar'

type Moved = { id: string; affiliateId: string; cents: number }

/** Approved: what was payable is on its way. */
export function approvedPosting({ id, affiliateId, cents }: Moved) {
  return { causeKey: id, entries: [payable(affiliateId, cents), inTransit(affiliateId, -cents)] }
}

/** Paid: what was on its way has left the bank account. */
export function paidPosting({ id, affiliateId, cents }: Moved) {
  return { causeKey: id, entries: [inTransit(affiliateId, cents), cash(-cents)] }
}

/** Returned: it is payable again, and back in the bank account if it had left it. */
export function returnedPosting({ id, affiliateId, cents, wasPaid }: Moved & { wasPaid: boolean }) {
  const from = wasPaid ? cash(cents) : inTransit(affiliateId, cents)
  return { causeKey: id, entries: [from, payable(affiliateId, -cents)] }
}

/** Debits are positive: what an affiliate is owed is a credit. */
function entry<const Kind extends string>(kind: Kind, holderId: string | null, amount: number) {
  return { kind, holderId, currency: payoutCurrency, amount }
}
const payable = (holderId: string, amount: number) => entry('affiliate-payable', holderId, amount)
const inTransit = (holderId: string, amount: number) => entry('affiliate-in-transit', holderId, amount)
const cash = (amount: number) => entry('cash', null, amount)
