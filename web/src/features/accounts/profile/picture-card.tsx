import { imageLimits } from '@roomlark/contract/platform/photos'
import { say } from '@roomlark/contract/say'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useRemovePicture, useSetPicture } from '../../../data/users.ts'
import { wholePercent } from '../../../lib/format-number.ts'
import { formatUserInitials } from '../../../lib/user-name.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'
import { useUser } from '../../../session/session-context.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { Camera } from '../../../ui/icons/camera.ts'
import { Trash2 } from '../../../ui/icons/trash-2.ts'
import { toast } from '../../../ui/toast.ts'

const types = ['image/jpeg', 'image/png', 'image/webp']
const megabytes = imageLimits.bytes / (1024 * 1024)

function findFileFault(file: File): string | null {
  if (!types.includes(file.type)) return say('Use a JPG, PNG or WebP picture.')
  if (file.size > imageLimits.bytes) return say('That picture is larger than {megabytes} MB.', { megabytes })
  return file.size === 0 ? say('That file is empty.') : null
}

export function PictureCard() {
  const user = useUser()
  const sending = useSetPicture()
  const removing = useRemovePicture()
  const [share, setShare] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  const stop = useRef(new AbortController())
  useEffect(() => {
    stop.current = new AbortController()
    return () => stop.current.abort()
  }, [])

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? []
    // The same file may be chosen again after it was corrected.
    event.target.value = ''
    if (!file) return
    const fault = findFileFault(file)
    if (fault) return toast.error(fault)
    setShare(0)
    sending.mutate(
      { file, onProgress: setShare, signal: stop.current.signal },
      {
        onSuccess: () => toast.success(say('Your picture is set.')),
        onError: (error) => showRefusal(error, say('Your picture was not set. Please try again.')),
      },
    )
  }
  function remove() {
    removing.mutate(undefined, {
      onSuccess: () => toast.success(say('Your picture is removed.')),
      onError: (error) => showRefusal(error, say('Your picture was not removed. Please try again.')),
    })
  }
  const busy =
    sending.isPending &&
    (share < 1 ? say('Sending {percent}', { percent: wholePercent(share * 100) }) : say('Finishing...'))
  return (
    <Card>
      <CardHead title={say('Picture')} subtitle={say('Shown beside your name to the people you work with')} />
      <div className="flex items-center gap-5">
        <Avatar
          initials={formatUserInitials(user)}
          src={user.profile.profileImageUrl}
          tone={user.userType === 'affiliate' ? 'secondary' : 'primary'}
          size={96}
        />
        <div className="min-w-0">
          <div className="flex flex-wrap gap-2.5">
            <input
              ref={field}
              type="file"
              accept={types.join(',')}
              onChange={choose}
              className="sr-only"
              tabIndex={-1}
              aria-label={say('Picture file')}
            />
            <Button variant="secondary" size="sm" busy={busy} onClick={() => field.current?.click()}>
              <Camera aria-hidden="true" className="size-4" />
              {user.profile.profileImageUrl ? say('Change picture') : say('Upload picture')}
            </Button>
            {user.profile.profileImageUrl ? (
              <Button
                variant="quiet"
                size="sm"
                busy={removing.isPending && say('Removing...')}
                onClick={remove}
              >
                <Trash2 aria-hidden="true" className="size-4" />
                {say('Remove')}
              </Button>
            ) : null}
          </div>
          <p className="mt-2.5 text-sm text-muted">
            {say('JPG, PNG or WebP, at most {megabytes} MB', { megabytes })}
          </p>
        </div>
      </div>
    </Card>
  )
}
