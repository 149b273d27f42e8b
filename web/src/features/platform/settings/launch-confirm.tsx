import { say } from '@roomlark/contract/say'
import type { RefObject } from 'react'
import { useMoveSwitch } from '../../../data/platform.ts'
import { getErrorMessage } from '../../../lib/api-error.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { DoorClosed } from '../../../ui/icons/door-closed.ts'
import { DoorOpen } from '../../../ui/icons/door-open.ts'
import { toast } from '../../../ui/toast.ts'
import { isOpen, type LaunchSwitch } from './launch-words.ts'

type LaunchConfirmProps = {
  item: LaunchSwitch
  from: string
  to: string
  opener: RefObject<HTMLElement | null>
  onClose: () => void
}

const words = new Map(
  Object.entries({
    open: { word: say('OPEN##to type'), keep: say('Keep open') },
    closed: { word: say('CLOSE##to type'), keep: say('Keep closed') },
    invitation: { word: say('INVITE##to type'), keep: say('Keep invitation only') },
    email: { word: say('LIVE##to type'), keep: say('Keep live') },
    simulated: { word: say('SIMULATE##to type'), keep: say('Keep simulated') },
  }),
)

export function LaunchConfirm({ item, from, to, opener, onClose }: LaunchConfirmProps) {
  const moving = useMoveSwitch()
  const { word = say('CHANGE##to type') } = words.get(to) ?? {}
  const opens = isOpen(item, to)
  const position = item.positions.find(({ value }) => value === to)
  const act = position?.act ?? item.title
  return (
    <ConfirmDialog
      tone={to === 'closed' || to === 'simulated' ? 'danger' : 'welcome'}
      icon={opens ? <DoorOpen /> : <DoorClosed />}
      title={say('{action}?', { action: act })}
      text={say('From now on, for everyone: {effect}', { effect: position?.effect })}
      word={word}
      confirmLabel={act}
      cancelLabel={words.get(from)?.keep ?? say('Keep as it is')}
      busy={moving.isPending && say('Changing...')}
      error={
        moving.error
          ? getErrorMessage(moving.error, say('Nothing was changed. Please try again.'))
          : undefined
      }
      opener={opener}
      onConfirm={() =>
        moving.mutateAsync({ name: item.name, to }).then(() => {
          toast.success(`${item.title}: ${position?.label}.`)
          onClose()
        })
      }
      onClose={onClose}
    />
  )
}
