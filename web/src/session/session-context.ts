import type { Credentials, Session as OpenedSession, Registration } from '@roomlark/contract/accounts/auth'
import type { User } from '@roomlark/contract/accounts/users'
import { createContext, use } from 'react'

/** spec §3: the auth state. */
export type AuthState = {
  user: User | null
  token: string | null
  isAuthenticated: boolean
  isLoading: boolean
}

export type Session = AuthState & {
  /** True from the first paint until it is known whether anyone is signed in. */
  isStarting: boolean
  /** The history entry on which the user chose to sign out: not a page to come back to. */
  leftAt: string | null
  /** Reason why the server signed this browser out, if it gave one. */
  signedOutBecause: string | null
  /** Each of these also shows its toast, and rejects with what went wrong. */
  login: (credentials: Credentials) => Promise<void>
  register: (registration: Registration) => Promise<void>
  /** Goes on as whoever the server has just signed in by another way. */
  enter: (session: OpenedSession) => void
  logout: () => Promise<void>
  /** Signs out on this side only, when the server has ended the session already. */
  forget: () => void
  /** A profile update replaces the user. */
  replaceUser: (user: User) => void
}

export const SessionContext = createContext<Session | null>(null)

export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider above it')
  return session
}

/** For pages behind the guard, where there is always a user. */
export function useUser(): User {
  const { user } = useSession()
  if (!user) throw new Error('useUser needs a signed-in user')
  return user
}
