import type { Profile } from '@roomlark/contract/accounts/users'
import { useEffect } from 'react'
import { chosenLocale, writeAs } from './formats.ts'

/** Everything below uses these formats from the first render until somebody else signs in. */
export function useFormats(profile: Pick<Profile, 'language' | 'locale' | 'timeZone'>): void {
  const { timeZone } = profile
  const locale = chosenLocale(profile)
  writeAs({ locale, timeZone })
  useEffect(() => {
    writeAs({ locale, timeZone })
    return () => writeAs(null)
  }, [locale, timeZone])
}
