import { Suspense, useEffect, useState } from 'react'
import { answerConfirmations } from '../lib/call-confirmation.ts'
import { lazyPart } from '../lib/lazy-part.tsx'

const ConfirmIdentityDialog = lazyPart(
  async () => (await import('./confirm-identity-dialog.tsx')).ConfirmIdentityDialog,
)

/** Opens above the current screen, which continues once the user has answered. */
export function ConfirmIdentity() {
  const [answer, setAnswer] = useState<((isConfirmed: boolean) => void) | null>(null)
  useEffect(() => {
    answerConfirmations(() => new Promise((resolve) => setAnswer(() => resolve)))
    return () => answerConfirmations(undefined)
  }, [])
  if (!answer) return null
  return (
    <Suspense>
      <ConfirmIdentityDialog
        onClose={(isConfirmed) => {
          setAnswer(null)
          answer(isConfirmed)
        }}
      />
    </Suspense>
  )
}
