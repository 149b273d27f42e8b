import { useConnection } from '../lib/connection.ts'

/** Beside a choice that is saved as it is made: it is shown, but the server does not have it. */
export function NotSavedYet({ isWaiting }: { isWaiting: boolean }) {
  const { isConnected } = useConnection()
  if (!isWaiting || isConnected) return null
  return <p className="mt-0.5 text-sm font-[560] text-warning-text">Not saved yet</p>
}
