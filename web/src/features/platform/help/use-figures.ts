import type { CurrentDefaults, platform } from '@roomlark/contract/platform/platform'
import { useEffect, useState } from 'react'
import { address } from '../../../lib/address.ts'
import { callInBackground } from '../../../lib/call.ts'

const readDefaults = address<typeof platform.defaults>('GET', '/platform/defaults')

/** Undefined while loading; null if they are not needed or the server does not answer. */
export function useFigures(isWanted: boolean): CurrentDefaults | null | undefined {
  const [figures, setFigures] = useState<CurrentDefaults | null>()
  useEffect(() => {
    if (!isWanted) return
    let isHere = true
    void callInBackground(readDefaults).then((found) => isHere && setFigures(found))
    return () => {
      isHere = false
    }
  }, [isWanted])
  return isWanted ? figures : null
}
