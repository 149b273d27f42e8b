import { EmailChange } from '@roomlark/contract/accounts/auth'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useCancelEmailChange, useChangeEmail, useSecurity } from '../../../data/security.ts'
import { sayRich } from '../../../lib/say-rich.ts'
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
      <CardHead title={say('Email address')} subtitle={say('For signing in and for our emails')}>
        {user.emailVerified ? <Badge tone="success">{say('Verified')}</Badge> : null}
      </CardHead>
      <p className="font-strong wrap-anywhere">{user.email}</p>
      {pending ? <PendingNote email={pending} /> : null}
      <Button variant="secondary" size="sm" className="mt-4" onClick={() => setChanging(true)}>
        <Mail aria-hidden="true" className="size-4" />
        {say('Change email')}
      </Button>
      {isChanging ? <EmailDialog onClose={() => setChanging(false)} /> : null}
    </Card>
  )
}

function PendingNote({ email }: { email: string }) {
  const cancelling = useCancelEmailChange()
  function cancel() {
    cancelling.mutate(undefined, {
      onSuccess: () => toast.info(say('Your email address was not changed.')),
      onError: (error) => showRefusal(error, say('That did not work. Please try again.')),
    })
  }
  return (
    <Note
      tone="primary"
      icon={<MailQuestion />}
      role="status"
      className="mt-4"
      title={say('Waiting for confirmation')}
    >
      <p className="wrap-anywhere">
        {sayRich('Open the link we sent to <b>{email}</b>. Nothing changes until then.', {
          b: (text) => <b>{text}</b>,
          email,
        })}
      </p>
      <Button
        variant="quiet"
        size="sm"
        className="mt-1 -ml-2"
        busy={cancelling.isPending && say('One moment...')}
        onClick={cancel}
      >
        {say('Keep my current address')}
      </Button>
    </Note>
  )
}

function EmailDialog({ onClose }: { onClose: () => void }) {
  const changing = useChangeEmail()
  const form = useContractForm({
    schema: EmailChange,
    values: { email: '', password: '' },
    send: (input) =>
      changing
        .mutateAsync(input)
        .then(() => toast.info(say('We sent a link to {email}.', { email: input.email }))),
  })
  return (
    <FormDialog
      form={form}
      title={say('Change email')}
      description={say('We will send a link to the new address and notify the old one.')}
      submitLabel={say('Send link')}
      busyLabel={say('Sending...')}
      onClose={onClose}
    >
      <form.Text
        name="email"
        label={say('New email address')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <form.Password name="password" label={say('Current password')} autoComplete="current-password" />
    </FormDialog>
  )
}
