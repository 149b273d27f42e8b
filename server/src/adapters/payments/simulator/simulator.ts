import { apiVersion } from '../stripe-service.ts'
import { renderAccount, requirements } from './accounts.ts'
import { type Api, type Fault, type FindFault, startApi } from './api.ts'
import { createDeliveries, type Deliveries } from './deliveries.ts'
import {
  decideDispute,
  openDispute,
  payOut,
  payOutWhatIsDue,
  refundCharge,
  settleDebit,
  settleRefund,
  settleWhatIsDue,
} from './money.ts'
import { type Attempt, answerQuestion, expireIfDue, type Means, payOnPage } from './paying.ts'
import {
  type AccountLinkRow,
  type AccountRow,
  type ChargeRow,
  makeId,
  type SessionRow,
  type Tables,
} from './rows.ts'
import { openStateFile, readTables } from './state-file.ts'
import { getLinked, type World } from './world.ts'

/** So often, what happens by itself is looked for. */
const tickMs = 2000

export type SimulatorOptions = {
  clock: () => Date
  /** The address under which the pages of the simulator are served. */
  publicUrl: string
  /** The address to which messages are sent. */
  findNoticeAddress: () => string
  /** Keeps the state beyond the end of the process. */
  file?: string
}

export type AccountLink = Omit<AccountLinkRow, 'account'> & { account: AccountRow; isExpired: boolean }

/** Stands in for Stripe: speaks its API on a port of its own, and does on demand what happens out there. */
export type PaymentSimulator = ReturnType<typeof createPaymentSimulator>

export function createPaymentSimulator(options: SimulatorOptions) {
  const secretKey = makeId('sk_test')
  const webhookSecret = makeId('whsec')
  const faults: { call: RegExp; fault: Fault; times: number }[] = []
  let starting: Promise<Api> | undefined
  const now = () => Math.floor(options.clock().getTime() / 1000)
  const tables = readTables(options.file ?? null, now())
  const stateFile = options.file === undefined ? null : openStateFile(options.file, tables)
  let ticking: NodeJS.Timeout | undefined
  const deliveries: Deliveries = createDeliveries({
    secret: webhookSecret,
    now,
    findAddress: options.findNoticeAddress,
  })
  const world: World = {
    tables,
    now,
    getPageUrl: (kind, id) => `${options.publicUrl}/simulated-payments/${kind}/${id}`,
    touch: () => stateFile?.touch(),
    emit(type, account, object) {
      stateFile?.touch()
      deliveries.add({
        id: makeId('evt'),
        object: 'event',
        ...(account === null ? {} : { account }),
        api_version: apiVersion,
        created: now(),
        // It stays as it was at that time.
        data: { object: structuredClone(object) },
        livemode: false,
        pending_webhooks: 1,
        request: null,
        type,
      })
    },
  }
  const findFault: FindFault = (call) => {
    const fault = faults.find((one) => one.times > 0 && one.call.test(call))
    if (!fault) return null
    fault.times -= 1
    return fault.fault
  }

  return {
    tables: tables as Readonly<Tables>,
    notices: deliveries,
    /** Settings for the library, which starts the server with its first call and shows every fault. */
    settings: {
      secretKey,
      webhookSecrets: [webhookSecret],
      calls: { timeout: 5000, maxNetworkRetries: 0 },
      findServer: async () => {
        starting ??= startApi(world, secretKey, findFault)
        return { host: '127.0.0.1', port: (await starting).port }
      },
    },

    /** Makes an account that can take payments, as if its owner had entered everything. Returns its id. */
    openAccount(country = 'DE', businessName = 'Hotel'): string {
      const row: AccountRow = {
        id: makeId('acct', 16),
        account: null,
        created: now(),
        country,
        email: 'owner@hotel.example',
        businessName,
        metadata: {},
        entered: requirements.map(({ name }) => name),
        isSubmitted: true,
        isRejected: false,
      }
      tables.accounts.set(row.id, row)
      return row.id
    },
    /** Saves what the owner entered on the onboarding page. */
    enterAccount(accountId: string, entered: string[]): void {
      const row = getLinked(tables.accounts, accountId)
      row.entered = [...new Set([...row.entered, ...entered])]
      row.isSubmitted = true
      world.emit('account.updated', row.id, renderAccount(row))
    },
    /** Stripe does not want an account any more. */
    rejectAccount(accountId: string): void {
      const row = getLinked(tables.accounts, accountId)
      row.isRejected = true
      world.emit('account.updated', row.id, renderAccount(row))
    },
    findAccountLink(id: string): AccountLink | undefined {
      const link = tables.accountLinks.get(id)
      const account = link && tables.accounts.get(link.account ?? '')
      return account && { ...link, account, isExpired: now() >= link.expiresAt }
    },

    getBusinessName: ({ account }: SessionRow): string =>
      account === null ? 'Roomlark' : getLinked(tables.accounts, account).businessName,
    findSession(id: string): SessionRow | undefined {
      const session = tables.sessions.get(id)
      if (session) expireIfDue(world, session)
      return session
    },
    /** Pays on a page, whose id or address is given, as a guest would with a test number. */
    pay(page: string, means: Means | string = '4242424242424242'): Attempt {
      world.touch()
      const session = getLinked(tables.sessions, page.slice(page.lastIndexOf('/') + 1))
      return payOnPage(world, session, typeof means === 'string' ? { number: means } : means)
    },
    /** Answers the question of a card's bank on a page. */
    confirm(page: string, confirms = true): Attempt {
      return answerQuestion(
        world,
        getLinked(tables.sessions, page.slice(page.lastIndexOf('/') + 1)),
        confirms,
      )
    },

    settleDebit: (chargeId: string, isPaid = true) =>
      settleDebit(world, getLinked(tables.charges, chargeId), isPaid),
    /** Refunds as somebody does on the pages of Stripe. Returns the id. */
    refund: (chargeId: string, amount: number): string =>
      refundCharge(world, getLinked(tables.charges, chargeId), amount, {}).id,
    settleRefund: (refundId: string, arrives = true) =>
      settleRefund(world, getLinked(tables.refunds, refundId), arrives),
    /** Returns the id. */
    openDispute: (chargeId: string, reason = 'fraudulent'): string =>
      openDispute(world, getLinked(tables.charges, chargeId), reason).id,
    decideDispute: (disputeId: string, isWon: boolean) =>
      decideDispute(world, getLinked(tables.disputes, disputeId), isWon),
    /** Transfers to the bank what an account has. Returns the ids, one for each currency. */
    payOut(accountId: string): string[] {
      const currencies = new Set([...tables.transactions.values()].map(({ currency }) => currency))
      return [...currencies].flatMap((currency) => payOut(world, accountId, currency)?.id ?? [])
    },
    /** Does what happens by itself after a while. */
    settleWhatIsDue: (at: Date = new Date(8.64e15)) => settleWhatIsDue(world, at.getTime() / 1000),
    findCharge: (intentId: string): ChargeRow | undefined =>
      tables.charges.get(tables.intents.get(intentId)?.charge ?? ''),

    /** Lets the next calls fail, those of all paths unless one is named, such as `POST /v1/refunds`. */
    fail(fault: Fault, { call = /./, times = 1 }: { call?: RegExp; times?: number } = {}): void {
      faults.push({ call, fault, times })
    },
    /** Sends messages and lets time pass by itself, as the demo wants it. */
    runByItself(): void {
      deliveries.sendBy(0)
      ticking ??= setInterval(() => {
        for (const session of tables.sessions.values()) expireIfDue(world, session)
        settleWhatIsDue(world, now())
        payOutWhatIsDue(world, now())
      }, tickMs).unref()
    },
    /** Lets no more calls fail. */
    mend(): void {
      faults.length = 0
    },
    /** Forgets everything. */
    reset(): void {
      for (const table of Object.values(tables)) table.clear()
      faults.length = 0
      deliveries.lose()
    },
    async close(): Promise<void> {
      clearInterval(ticking)
      deliveries.close()
      await stateFile?.close()
      await (await starting)?.close()
    },
  }
}
