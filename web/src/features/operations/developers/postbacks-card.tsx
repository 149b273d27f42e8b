import { isolate } from '@roomlark/contract/isolate'
import type { Postback } from '@roomlark/contract/operations/postbacks'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import {
  usePostbacks,
  useRemovePostback,
  useSavePostback,
  useTestPostback,
} from '../../../data/developers.ts'
import { listWords } from '../../../lib/list-words.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../parts/form/use-contract-form.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { CardWaiting } from '../../../ui/card-states.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Ellipsis } from '../../../ui/icons/ellipsis.ts'
import { Pause } from '../../../ui/icons/pause.ts'
import { Pencil } from '../../../ui/icons/pencil.ts'
import { Play } from '../../../ui/icons/play.ts'
import { Plus } from '../../../ui/icons/plus.ts'
import { Send } from '../../../ui/icons/send.ts'
import { Trash2 } from '../../../ui/icons/trash-2.ts'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx'
import { BellSpot } from '../../../ui/spot.tsx'
import { toast } from '../../../ui/toast.ts'
import { CardFrame, CardInside } from './card-frame.tsx'
import { eventWords, PostbackDialog } from './postback-dialog.tsx'
import { describeHealth, healthWords } from './webhook-health.ts'

/** Addresses of an affiliate's tracker, called with what became of a booking. */
export function PostbacksCard() {
  const query = usePostbacks(true)
  const [isAdding, setAdding] = useState(false)
  const addresses = query.data
  const addAddress = (
    <Button variant="secondary" size="sm" onClick={() => setAdding(true)}>
      <Plus aria-hidden="true" className="size-4" />
      {say('Add postback')}
    </Button>
  )
  return (
    <CardFrame
      title={say('Postbacks')}
      subtitle={say('We report each booking’s status, sub id and commission to your tracker')}
      action={addresses && addresses.length > 0 ? addAddress : null}
    >
      {addresses === undefined ? (
        <CardInside>
          <CardWaiting query={query} />
        </CardInside>
      ) : addresses.length === 0 ? (
        <EmptyState
          spot={<BellSpot />}
          title={say('No postbacks yet')}
          text={say('Add the postback address of your tracker or network, with its placeholders.')}
          action={addAddress}
        />
      ) : (
        <ul>
          {addresses.map((postback) => (
            <PostbackRow key={postback.id} postback={postback} />
          ))}
        </ul>
      )}
      {isAdding ? <PostbackDialog postback={null} onClose={() => setAdding(false)} /> : null}
    </CardFrame>
  )
}

function PostbackRow({ postback }: { postback: Postback }) {
  const { tone, label } = describeHealth(postback)
  return (
    <li className="flex items-start gap-x-4 gap-y-2 border-t border-border px-[18px] py-4 md:px-6">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3 font-strong wrap-anywhere">
          {postback.name}
          <Badge tone={tone}>{label}</Badge>
        </p>
        <p className="text-sm text-muted wrap-anywhere">{postback.url}</p>
        <p className="text-sm text-muted tabular-nums">
          {listWords(postback.events.map((event) => eventWords[event]))}. {healthWords(postback)}
        </p>
      </div>
      <PostbackActions postback={postback} />
    </li>
  )
}

function PostbackActions({ postback }: { postback: Postback }) {
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null)
  const testing = useTestPostback()
  const saving = useSavePostback()
  const { id, name } = postback
  const isPaused = postback.pausedAt !== null
  const more = say('More about {webhook}', { webhook: name })
  return (
    <>
      <Menu
        label={more}
        trigger={
          <IconButton label={more}>
            <Ellipsis aria-hidden="true" className="size-5" />
          </IconButton>
        }
      >
        {isPaused ? null : (
          <MenuItem
            onSelect={() =>
              testing.mutate(id, {
                onSuccess: () => toast.success(say('The test call is on its way.')),
                onError: (error) => showRefusal(error, say('The test call was not made. Please try again.')),
              })
            }
          >
            <Send aria-hidden="true" />
            {say('Make a test call')}
          </MenuItem>
        )}
        <MenuItem onSelect={() => setOpen('edit')}>
          <Pencil aria-hidden="true" />
          {say('Edit')}
        </MenuItem>
        <MenuItem
          onSelect={() =>
            saving.mutate(
              { postback, change: { isPaused: !isPaused } },
              {
                onSuccess: () =>
                  toast.success(
                    isPaused
                      ? say('{webhook} is called again.', { webhook: name })
                      : say('{webhook} is paused.', { webhook: name }),
                  ),
                onError: (error) => showRefusal(error, say('The address was not changed. Please try again.')),
              },
            )
          }
        >
          {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
          {isPaused ? say('Resume') : say('Pause')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem className="text-error-text [&>svg]:text-error-text!" onSelect={() => setOpen('remove')}>
          <Trash2 aria-hidden="true" />
          {say('Remove')}
        </MenuItem>
      </Menu>
      {open === 'edit' ? <PostbackDialog postback={postback} onClose={() => setOpen(null)} /> : null}
      {open === 'remove' ? <RemoveDialog postback={postback} onClose={() => setOpen(null)} /> : null}
    </>
  )
}

function RemoveDialog({ postback, onClose }: { postback: Postback; onClose: () => void }) {
  const removal = useRemovePostback()
  const webhook = isolate(postback.name)
  const form = useContractForm({
    send: () => removal.mutateAsync(postback.id),
    done: say('{webhook} was removed.', { webhook }),
    failed: say('The address was not removed. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Remove {webhook}?', { webhook })}
      description={say(
        'We stop calling it, and its deliveries are deleted. To stop for a while only, pause it.',
      )}
      submitLabel={say('Remove address')}
      busyLabel={say('Removing...')}
      isDanger
      onClose={onClose}
    />
  )
}
