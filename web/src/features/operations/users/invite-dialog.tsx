import { Invitation } from '@roomlark/contract/operations/people'
import { say } from '@roomlark/contract/say'
import { useInvite } from '../../../data/people.ts'
import { sayRich } from '../../../lib/say-rich.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../parts/form/use-contract-form.ts'
import { typeWords } from './person-words.ts'

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const invite = useInvite()
  const form = useContractForm({
    schema: Invitation,
    values: { email: '', userType: 'hotel', firstName: '', lastName: '', companyName: '' },
    send: (input) => invite.mutateAsync(input),
    done: ({ email }) => say('The invitation to {email} is on its way.', { email }),
    failed: say('The invitation was not sent. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Invite user')}
      description={say(
        'They will get a link to choose a password. It works for seven days, even while registration is closed.',
      )}
      submitLabel={say('Send invitation')}
      busyLabel={say('Sending...')}
      onClose={onClose}
    >
      <div className="grid items-start gap-x-4 gap-y-[18px] sm:grid-cols-2">
        <form.Text
          name="email"
          className="sm:col-span-2"
          label={say('Email')}
          type="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <form.Text name="firstName" label={say('First name')} />
        <form.Text name="lastName" label={say('Last name')} />
        <form.Select name="userType" label={say('Account type')} options={typeWords} />
        <form.Text
          name="companyName"
          label={sayRich('Company <span>(optional)</span>', {
            span: (text) => <span className="font-normal text-muted">{text}</span>,
          })}
        />
      </div>
    </FormDialog>
  )
}
