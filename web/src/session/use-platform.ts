import type { Platform } from '@roomlark/contract/platform'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../lib/call.ts'
import { sessionCalls } from './session-calls.ts'

let known: Promise<Platform> | null = null

/** The launch switches, asked for once; a failure is forgotten so that the next asker tries again. */
export function getPlatform(): Promise<Platform> {
  known ??= call(sessionCalls.getPlatform).catch((error: unknown) => {
    known = null
    throw error
  })
  return known
}

type Loaded = { platform: Platform | null; error: unknown; retry: () => void }

export function usePlatform(): Loaded {
  const [loaded, setLoaded] = useState<Omit<Loaded, 'retry'>>({ platform: null, error: null })
  const load = useCallback(() => {
    let wanted = true
    getPlatform().then(
      (platform) => wanted && setLoaded({ platform, error: null }),
      (error: unknown) => wanted && setLoaded({ platform: null, error }),
    )
    return () => {
      wanted = false
    }
  }, [])
  useEffect(load, [load])
  const retry = useCallback(() => {
    setLoaded({ platform: null, error: null })
    load()
  }, [load])
  return { ...loaded, retry }
}
