import type { BookingState } from '@roomlark/contract/booking-states'
import { addDays, addMonths } from '@roomlark/contract/dates'
import { postTransaction } from '../src/partners/commissions/ledger/ledger.service.ts'
import type { TestApp } from './app.ts'
import type { PastHotel } from './past-bookings.ts'

/** The day of a month, which is named by its first. */
export function on(month: string, day: number): string {
  return addDays(month, day - 1)
}

/** Every stay costs €200. Of the 15 percent, Roomlark keeps a fifth: €24.00 are left, which are $27.84. */
export const net = 2784

export const payee = {
  name: 'Jonas Lindqvist',
  company: 'Slow Miles',
  street: 'Hornsgatan 48',
  postalCode: '118 21',
  city: 'Stockholm',
  region: '',
  country: 'SE',
  taxNumber: '19850412-0142',
}

type Statement = {
  /** The first of the month of its run. */
  of: string
  names: string[]
  carried?: number
  isPaid: boolean
  hotel: PastHotel
}

/** Stays that an affiliate brought, known by names, and the statements that they are in. */
export function openAffiliateMoney(app: TestApp, affiliate: { id: string }, last: string) {
  const stays = new Map<string, string>()
  const findId = (name: string) => stays.get(name) ?? ''

  /** A stay of two nights through the affiliate that ended on this day, as the ledger has it now. */
  async function stay(name: string, hotel: PastHotel, leftOn: string, state: BookingState = 'checked-out') {
    const id = await hotel.put({
      source: 'affiliate',
      affiliateId: affiliate.id,
      commissionBps: 1500,
      state,
      madeAt: new Date(`${last}T09:00:00Z`),
      checkInOn: addDays(leftOn, -2),
    })
    stays.set(name, id)
    if (state === 'checked-out') {
      await app.sql`
      INSERT INTO booking_events (booking_id, at, kind, params, hotel_id, affiliate_id, from_on, until_on, of_hold)
      VALUES (${id}, ${`${leftOn}T08:00:00Z`}, 'checked-out',
              ${app.sql.json({ nights: 2, bookedUntilOn: leftOn })}, ${hotel.hotel.id}, ${affiliate.id}, ${addDays(leftOn, -2)},
              ${leftOn}, false)`
    }
    await app.sql`INSERT INTO commission_backlog VALUES (${id})`
  }

  /** Closes a statement of the hotel with one stay, which the hotel has paid or not. */
  async function bill(
    name: string,
    hotel: PastHotel,
    statement: { month: string; number: string; isPaid: boolean },
  ) {
    const id = findId(name)
    const dueOn = on(addMonths(statement.month, 1), 19)
    const [row] = await app.sql`
    INSERT INTO hotel_statements (hotel_id, currency, month, number, closed_at, due_on, line_count, base_cents,
                                  total_cents, share_cents, billed_to)
    SELECT ${hotel.hotel.id}, 'EUR', ${statement.month}, ${statement.number}, now(), ${dueOn}, 1, base_cents, gross_cents,
           share_cents, '{}' FROM commissions WHERE booking_id = ${id} RETURNING id`
    await app.sql`
    INSERT INTO hotel_statement_lines (statement_id, line, booking_id, affiliate_id, kind, outcome, check_in_on, check_out_on,
      ended_on, rate_bps, boost_bps, base_cents, gross_cents, share_cents, net_cents, net_usd_cents, is_covered)
    SELECT ${row?.id}, 1, booking_id, affiliate_id, 'commission', 'stayed', ended_on - 2, ended_on, ended_on, 1500, 0, base_cents,
           gross_cents, share_cents, net_cents, net_usd_cents, ${statement.isPaid} FROM commissions WHERE booking_id = ${id}`
    await app.sql`
    UPDATE commissions SET billed_base_cents = base_cents, billed_gross_cents = gross_cents,
      billed_share_cents = share_cents, billed_net_cents = net_cents, billed_net_usd_cents = net_usd_cents,
      covered_net_usd_cents = CASE WHEN ${statement.isPaid} THEN net_usd_cents ELSE 0 END WHERE booking_id = ${id}`
  }

  /** Where an affiliate is paid from a day on. */
  async function saveDetails({ id }: { id: string }, usableOn: string): Promise<string> {
    const account = {
      kind: 'iban',
      holder: payee.name,
      iban: 'SE4550000000058398257466',
      bic: 'ESSESESS',
      bankName: 'Nordea',
    }
    const sealed = app.services.cipher.encrypt(JSON.stringify({ account, payee }))
    const [row] = await app.sql<{ id: string }[]>`
    INSERT INTO payout_details (affiliate_id, subject, sealed, kind, country, last_four, bank_name, saved_at, usable_from)
    VALUES (${id}, 'all', ${sealed}, 'iban', 'SE', '7466', 'Nordea', ${last}, ${`${usableOn}T10:00:00Z`}) RETURNING id`
    return row?.id ?? ''
  }

  /** Approves a statement in a run of its own, as the ledger has it then. */
  async function settle({ of, names, carried = 0, isPaid, hotel }: Statement): Promise<string> {
    const [run] = await app.sql`
    INSERT INTO payout_runs (month, number, state, drawn_at, pay_on, minimum_cents, is_advance, approved_at, done_at)
    VALUES (${of}, ${`PR-${of.slice(0, 7)}`}, 'done', ${`${of}T00:05:00Z`}, ${on(of, 5)}, 5000, false, ${on(of, 3)}, ${on(of, 5)})
    RETURNING id`
    const detailsId = isPaid ? await saveDetails(affiliate, last) : null
    const earned = names.length * net
    const total = earned + carried
    const [statement] = await app.sql`
    INSERT INTO affiliate_statements (run_id, affiliate_id, number, line_count, earned_cents, corrections_cents, carried_cents,
      total_cents, decision, payout_cents, details_id, state, paid_on, bank_reference)
    VALUES (${run?.id}, ${affiliate.id}, ${`ST-${of.slice(0, 4)}-000${of.slice(5, 7)}`}, ${names.length}, ${earned}, 0, ${carried},
      ${total}, ${isPaid ? 'pay' : 'under-minimum'}, ${isPaid ? total : 0}, ${detailsId},
      ${isPaid ? 'paid' : 'carried'}, ${isPaid ? on(of, 5) : null}, ${isPaid ? 'RLK 0605' : null}) RETURNING id`
    const id: string = statement?.id
    for (const [index, name] of names.entries()) {
      await app.sql`
      INSERT INTO affiliate_statement_lines (statement_id, line, booking_id, hotel_id, kind, outcome, check_in_on, check_out_on,
        currency, rate_bps, share_bps, base_cents, gross_cents, share_cents, net_cents, net_usd_cents)
      SELECT ${id}, ${index + 1}, booking_id, ${hotel.hotel.id}, 'commission', 'stayed', ended_on - 2, ended_on, currency, 1500,
             2000, base_cents, gross_cents, share_cents, net_cents, net_usd_cents
      FROM commissions WHERE booking_id = ${findId(name)}`
    }
    await app.sql`
    UPDATE commissions SET settled_net_usd_cents = net_usd_cents
    WHERE booking_id = ANY(${names.map(findId)}::uuid[])`
    if (isPaid) {
      const at = app.services.clock()
      const owed = { holderId: affiliate.id, currency: 'USD' }
      const told = { at, actorId: null, causeKey: id }
      await app.pool.begin(async (tx) => {
        await postTransaction(tx, {
          ...told,
          cause: 'payout-approved',
          entries: [
            { kind: 'affiliate-payable', ...owed, amount: total },
            { kind: 'affiliate-in-transit', ...owed, amount: -total },
          ],
        })
        await postTransaction(tx, {
          ...told,
          cause: 'payout-paid',
          entries: [
            { kind: 'affiliate-in-transit', ...owed, amount: total },
            { kind: 'cash', holderId: null, currency: 'USD', amount: -total },
          ],
        })
      })
    }
    return id
  }

  return { findId, stay, bill, saveDetails, settle }
}
