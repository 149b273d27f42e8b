import { Suspense, useEffect, useState } from 'react'
import { answerConfirmations } from '../lib/call-confirmation.ts'
import { lazyPart } from '../lib/lazy-part.tsx'

const ConfirmIdentityDialog = lazyPart(
  async () => (await import('./confirm-identity-dialog.tsx')).ConfirmIdentityDialog,
)

/** Above whatever is open, which goes on once the answer is there. */
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
