import { EmailChange } from '@roomlark/contract/accounts/auth'
import { useState } from 'react'
import { useCancelEmailChange, useChangeEmail, useSecurity } from '../../../data/security.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../parts/form/use-contract-form.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'
import { useUser } from '../../../session/session-context.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { Mail } from '../../../ui/icons/mail.ts'
import { MailQuestion } from '../../../ui/icons/mail-question.ts'
import { Note } from '../../../ui/note.tsx'
import { toast } from '../../../ui/toast.ts'

export function EmailCard() {
  const user = useUser()
  const pending = useSecurity().data?.pendingEmail
  const [isChanging, setChanging] = useState(false)
  return (
    <Card>
      <CardHead title="Email address" subtitle="For signing in and for our emails">
        {user.emailVerified ? <Badge tone="success">Verified</Badge> : null}
      </CardHead>
      <p className="font-strong wrap-anywhere">{user.email}</p>
      {pending ? <PendingNote email={pending} /> : null}
      <Button variant="secondary" size="sm" className="mt-4" onClick={() => setChanging(true)}>
        <Mail aria-hidden="true" className="size-4" />
        Change email
      </Button>
      {isChanging ? <EmailDialog onClose={() => setChanging(false)} /> : null}
    </Card>
  )
}

function PendingNote({ email }: { email: string }) {
  const cancelling = useCancelEmailChange()
  function cancel() {
    cancelling.mutate(undefined, {
      onSuccess: () => toast.info('Your email address was not changed.'),
      onError: (error) => showRefusal(error, 'That did not work. Please try again.'),
    })
  }
  return (
    <Note
      tone="primary"
      icon={<MailQuestion />}
      role="status"
      className="mt-4"
      title="Waiting for confirmation"
    >
      <p className="wrap-anywhere">
        Open the link we sent to <b>{email}</b>. Nothing changes until then.
      </p>
      <Button
        variant="quiet"
        size="sm"
        className="mt-1 -ml-2"
        busy={cancelling.isPending && 'One moment...'}
        onClick={cancel}
      >
        Keep my current address
      </Button>
    </Note>
  )
}

function EmailDialog({ onClose }: { onClose: () => void }) {
  const changing = useChangeEmail()
  const form = useContractForm({
    schema: EmailChange,
    values: { email: '', password: '' },
    send: (input) => changing.mutateAsync(input).then(() => toast.info(`We sent a link to ${input.email}.`)),
  })
  return (
    <FormDialog
      form={form}
      title="Change email"
      description="We will send a link to the new address and notify the old one."
      submitLabel="Send link"
      busyLabel="Sending..."
      onClose={onClose}
    >
      <form.Text
        name="email"
        label="New email address"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <form.Password name="password" label="Current password" autoComplete="current-password" />
    </FormDialog>
  )
}
