import { payoutCurrency } from '@roomlark/contract/money-calendar'

type Moved = { id: string; affiliateId: string; cents: number }
/** What left the bank account or came back to it, in its currency. */
type Sent = Moved & { currency: string; paysCents: number }

/** Approved: what was payable is on its way. */
export function approvedPosting({ id, affiliateId, cents }: Moved) {
  return { causeKey: id, entries: [payable(affiliateId, cents), inTransit(affiliateId, -cents)] }
}

/** Paid: what was on its way has left the bank account. */
export function paidPosting({ id, affiliateId, ...sent }: Sent) {
  return { causeKey: id, entries: [inTransit(affiliateId, sent.cents), ...leaving(sent)] }
}

/** Returned: it is payable again, and back in the bank account if it had left it. */
export function returnedPosting({ id, affiliateId, wasPaid, ...sent }: Sent & { wasPaid: boolean }) {
  const { cents, paysCents, currency } = sent
  const from = wasPaid
    ? leaving({ cents: -cents, paysCents: -paysCents, currency })
    : [inTransit(affiliateId, cents)]
  return { causeKey: id, entries: [...from, payable(affiliateId, -cents)] }
}

/**
 * What leaves the bank account. In another currency it is exchanged for dollars on the way, so that each currency adds up
 * to zero; the account for exchange then holds what rates change between the day of the run and that of the bank.
 */
function leaving({ cents, paysCents, currency }: Pick<Sent, 'cents' | 'paysCents' | 'currency'>) {
  if (currency === payoutCurrency) return [cash(-cents, currency)]
  return [exchange(-cents, payoutCurrency), exchange(paysCents, currency), cash(-paysCents, currency)]
}

/** Debits are positive: what an affiliate is owed is a credit. */
function entry<const Kind extends string>(
  kind: Kind,
  holderId: string | null,
  amount: number,
  currency: string = payoutCurrency,
) {
  return { kind, holderId, currency, amount }
}
const payable = (holderId: string, amount: number) => entry('affiliate-payable', holderId, amount)
const inTransit = (holderId: string, amount: number) => entry('affiliate-in-transit', holderId, amount)
const cash = (amount: number, currency: string) => entry('cash', null, amount, currency)
const exchange = (amount: number, currency: string) => entry('exchange', null, amount, currency)
