import { auth } from '@roomlark/contract/accounts/auth'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { usePreview } from '../../../session/preview.ts'
import { getPlatform, usePlatform } from '../../../session/use-platform.ts'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { ResetLinkSent } from './reset-link-sent.tsx'

// spec §9: simulated reset delay
const simulatedDelayMs = 2000

export function ForgotPasswordPage() {
  const [email, setEmail] = useState('')
  const [sent, setSent] = useState(false)
  const { platform } = usePlatform()
  const preview = usePreview()

  async function sendLink(to: string) {
    setEmail(to)
    const { switches } = platform ?? (await getPlatform())
    // A preview mails nothing either.
    if (switches.passwordReset === 'simulated' || preview !== null) await pause(simulatedDelayMs)
    else await call(auth.forgotPassword, { body: { email: to } })
    setSent(true)
  }

  return sent ? (
    <ResetLinkSent email={email} onTryAgain={() => setSent(false)} />
  ) : (
    <ForgotPasswordForm email={email} sendLink={sendLink} />
  )
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
