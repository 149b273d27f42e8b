import type { Credentials, Session as OpenedSession, Registration } from '@roomlark/contract/accounts/auth'
import type { User } from '@roomlark/contract/accounts/users'
import { say } from '@roomlark/contract/say'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { ApiError, getErrorMessage } from '../lib/api-error.ts'
import { call, callAnswer } from '../lib/call.ts'
import { useLocation } from '../lib/navigation.ts'
import { readToken, removeToken, storeToken } from '../lib/token-cookie.ts'
import { toast } from '../ui/toast.ts'
import { notifyOtherTabs, useOtherTabs } from './other-tabs.ts'
import { returnPath } from './return-path.ts'
import { sessionCalls } from './session-calls.ts'
import { type Session, SessionContext } from './session-context.ts'
import { initialState, type SessionState, toAuthState } from './session-state.ts'
import { useProfileOnStart } from './use-profile-on-start.ts'
import { useUnauthorized } from './use-unauthorized.ts'

type SessionProviderProps = {
  /** Fetches the code of the page at an address while the session is being checked. */
  prepare: (pathname: string) => Promise<unknown>
  children: ReactNode
}

export function SessionProvider({ prepare, children }: SessionProviderProps) {
  const [state, setState] = useState<SessionState>(() => initialState(readToken()))
  const { key, state: cameWith } = useLocation()
  useProfileOnStart(state, setState, prepare)
  useUnauthorized(state, setState)
  useOtherTabs(setState, key)

  const enter = useCallback(({ user, token }: Pick<OpenedSession, 'user' | 'token'>) => {
    keepToken(token)
    setState({ phase: 'in', user, token })
    notifyOtherTabs('signed-in')
  }, [])

  const login = useCallback(
    async (credentials: Credentials) => {
      setState({ phase: 'signing-in' })
      // Prepares the next page; a chunk that cannot be fetched is requested again, and reported, where it is rendered.
      const prepared = prepare(returnPath(cameWith).replace(/[?#].*/, '')).catch(() => undefined)
      try {
        const { success, message = '', data } = await callAnswer(sessionCalls.login, { body: credentials })
        if (!success || !data?.user || !data.token) throw new ApiError(200, 'unreadable', message)
        const { user, token } = data
        keepToken(token)
        await prepared
        enter({ user, token })
        toast.success(say('Login successful!'))
      } catch (error) {
        setState({ phase: 'out', leftAt: null })
        toast.error(getErrorMessage(error, say('Login failed')))
        throw error
      }
    },
    [prepare, cameWith, enter],
  )

  const register = useCallback(async (registration: Registration) => {
    setState({ phase: 'signing-in' })
    try {
      const { success, message = '' } = await callAnswer(sessionCalls.register, { body: registration })
      if (!success) throw new ApiError(200, 'unreadable', message)
      toast.success(say('Registration successful! Please check your email to verify your account.'))
    } catch (error) {
      toast.error(getErrorMessage(error, say('Registration failed')))
      throw error
    } finally {
      setState({ phase: 'out', leftAt: null })
    }
  }, [])

  const logout = useCallback(async () => {
    // Sent before the cookie is removed, since the call needs it; an unreachable server does not prevent signing out.
    const loggedOut = call(sessionCalls.logout).catch(() => undefined)
    removeToken()
    setState({ phase: 'out', leftAt: key })
    notifyOtherTabs('signed-out')
    toast.success(say('Logged out successfully'))
    await loggedOut
  }, [key])

  const forget = useCallback(() => {
    removeToken()
    setState({ phase: 'out', leftAt: null })
    notifyOtherTabs('signed-out')
  }, [])

  const replaceUser = useCallback((user: User) => {
    setState((now) => (now.phase === 'in' ? { ...now, user } : now))
  }, [])

  const session = useMemo<Session>(
    () => ({
      ...toAuthState(state),
      isStarting: state.phase === 'starting',
      leftAt: state.phase === 'out' ? state.leftAt : null,
      signedOutBecause: (state.phase === 'out' && state.because) || null,
      login,
      enter,
      register,
      logout,
      forget,
      replaceUser,
    }),
    [state, login, enter, register, logout, forget, replaceUser],
  )
  return <SessionContext value={session}>{children}</SessionContext>
}

/** A browser refuses a Secure cookie on plain http away from localhost; an error is better than a silent loop. */
export function keepToken(token: string): void {
  storeToken(token)
  if (readToken() !== token) {
    throw new Error(
      say('Your browser did not store the sign-in. Allow cookies for this site and open it over HTTPS.'),
    )
  }
}
