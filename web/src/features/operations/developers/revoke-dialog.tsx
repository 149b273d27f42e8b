import type { ApiKey } from '@roomlark/contract/accounts/api-keys'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useRevokeApiKey } from '../../../data/developers.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../parts/form/use-contract-form.ts'

type RevokeDialogProps = { apiKey: ApiKey; onRevoked: () => void; onClose: () => void }

export function RevokeDialog({ apiKey, onRevoked, onClose }: RevokeDialogProps) {
  const revoking = useRevokeApiKey()
  const name = isolate(apiKey.name)
  const form = useContractForm({
    send: () => revoking.mutateAsync(apiKey.id).then(onRevoked),
    done: say('{key} was revoked.', { key: name }),
    failed: say('The key was not revoked. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Revoke {key}?', { key: name })}
      description={say(
        'Every call with this key is refused immediately. A revoked key cannot be restored; its actions stay in the history.',
      )}
      submitLabel={say('Revoke key')}
      busyLabel={say('Revoking...')}
      isDanger
      onClose={onClose}
    />
  )
}
