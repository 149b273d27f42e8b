import { PartnerInvitation } from '@roomlark/contract/partners/hotel-partners'
import { say } from '@roomlark/contract/say'
import { useInvitePartner } from '../../../../data/hotel-partners.ts'
import { sayRich } from '../../../../lib/say-rich.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'

type InvitePartnerDialogProps = { hotel: { id: string; name: string }; onClose: () => void }

/** Works for anybody with an email address, and does not tell whether they have an account. */
export function InvitePartnerDialog({ hotel, onClose }: InvitePartnerDialogProps) {
  const invite = useInvitePartner(hotel.id)
  const form = useContractForm({
    schema: PartnerInvitation,
    values: { email: '', message: '' },
    send: (input) => invite.mutateAsync(input),
    done: ({ email }) => say('The invitation to {email} is on its way.', { email }),
    failed: say('The invitation was not sent. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Invite partner')}
      description={say(
        'They get your message by email and can accept with an affiliate account. It does not matter whether they have one yet.',
      )}
      submitLabel={say('Send invitation')}
      busyLabel={say('Sending...')}
      onClose={onClose}
    >
      <form.Text name="email" label={say('Email')} type="email" autoCapitalize="none" spellCheck={false} />
      <form.Area
        name="message"
        label={sayRich('Your message <span>(optional)</span>', {
          span: (text) => <span className="font-normal text-muted">{text}</span>,
        })}
        rows={4}
        hint={say('They also read the name of the hotel and the rate.')}
      />
    </FormDialog>
  )
}
