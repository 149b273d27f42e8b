import type { User } from '@roomlark/contract/accounts/users'
import { useEffect } from 'react'
import { pageLanguage } from '../lib/formats.ts'

/**
 * Loads the page again if it is not in the language of the account, as after signing in: texts are part of its scripts.
 * The entry of the history remembers that it was tried, so that a server without this language is asked once.
 */
export function useLanguage({ language }: User['profile']): void {
  useEffect(() => {
    if (language === null || language === pageLanguage) return
    if (window.history.state?.language === language) return
    window.history.replaceState({ ...window.history.state, language }, '')
    window.location.reload()
  }, [language])
}
