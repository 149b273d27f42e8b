import type { Live } from './live.ts'

type Reader = {
  readonly userId: string
  readonly userType: string
  readonly membership?: { readonly ownerId: string } | null | undefined
}

/** Remembers when something last changed that an account is shown, so that it is not read where it is not known yet. */
export type RecentChanges = {
  /** The account itself has just changed something through this server. */
  madeBy(userId: string): void
  /** Returns a moment of `performance.now()`; for nobody in particular, what concerns everyone. */
  lastFor(reader: Reader | null): number
  /** Drops what is known everywhere. */
  forgetBefore(moment: number): void
}

const longAgo = Number.NEGATIVE_INFINITY
/** Beyond this, while the replica is away for long, everyone is treated as notified. */
const maxAccounts = 50_000

/** Hears of the changes of all servers where pages do, so a page that is notified and reads again gets what is new. */
export function createRecentChanges(live: Pick<Live, 'watch'>): RecentChanges {
  const byAccount = new Map<string, number>()
  let ofAdmins = longAgo
  // This server knows nothing of changes from before it listened.
  let ofEveryone = performance.now()

  function note(userId: string): void {
    if (byAccount.size >= maxAccounts) {
      byAccount.clear()
      ofEveryone = performance.now()
    }
    byAccount.set(userId, performance.now())
  }

  live.watch((_event, { userIds, admins, everyone }) => {
    for (const userId of userIds) note(userId)
    if (admins) ofAdmins = performance.now()
    if (everyone) ofEveryone = performance.now()
  })
  return {
    madeBy: note,
    lastFor(reader) {
      if (reader === null) return ofEveryone
      return Math.max(
        ofEveryone,
        reader.userType === 'admin' ? ofAdmins : longAgo,
        byAccount.get(reader.userId) ?? longAgo,
        byAccount.get(reader.membership?.ownerId ?? '') ?? longAgo,
      )
    },
    forgetBefore(moment) {
      for (const [userId, at] of byAccount) if (at <= moment) byAccount.delete(userId)
    },
  }
}
