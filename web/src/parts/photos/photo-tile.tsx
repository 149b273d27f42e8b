import { say } from '@roomlark/contract/say'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useState } from 'react'
import type { PhotoCalls } from '../../data/photos.ts'
import { cx } from '../../lib/cx.ts'
import { GripVertical } from '../../ui/icons/grip-vertical.ts'
import { RotateCw } from '../../ui/icons/rotate-cw.ts'
import { TextCursorInput } from '../../ui/icons/text-cursor-input.ts'
import { Trash2 } from '../../ui/icons/trash-2.ts'
import { X } from '../../ui/icons/x.ts'
import { CaptionDialog } from './photo-caption-dialog.tsx'
import type { PhotoItem } from './photo-items.ts'
import { PhotoPreview } from './photo-preview.tsx'
import { PhotoProgress } from './photo-progress.tsx'
import type { PhotoQueue } from './photo-queue.ts'
import { RemovePhotoDialog } from './photo-remove-dialog.tsx'
import { TileButton } from './photo-tile-button.tsx'

type PhotoTileProps = {
  item: PhotoItem
  index: number
  calls: PhotoCalls | null
  queue: PhotoQueue
  handle: RefObject<HTMLButtonElement | null> | null
  isLifted: boolean
  isDragged: boolean
  isTarget: boolean
  onPointerDown: (event: PointerEvent) => void
  onHandleClick: () => void
  onHandleKey: (event: KeyboardEvent) => void
  onHandleBlur: () => void
  onSay: (words: string) => void
  onForgotten: () => void
}

export function PhotoTile({ item, index, calls, queue, ...tile }: PhotoTileProps) {
  const [dialog, setDialog] = useState<'caption' | 'remove' | null>(null)
  const number = index + 1
  const isSending = item.kind === 'file' && item.state === 'sending'
  const isFailed = item.kind === 'file' && item.state === 'failed'
  const isFaded = item.kind === 'file' && (item.state !== 'waiting' || calls !== null)
  const alt = item.kind === 'saved' ? item.image.caption || say('Photo {number}', { number }) : item.file.name

  function retry({ currentTarget }: MouseEvent<HTMLElement>) {
    // The button disappears; the handle stays whatever happens to the file.
    const handle = currentTarget.parentElement?.querySelector('[data-handle]')
    if (handle instanceof HTMLElement) handle.focus()
    queue.retry(item.key)
  }
  function forget() {
    queue.drop(item.key)
    tile.onSay(say('Photo {number} removed.', { number }))
    // Once the dialog has released the focus.
    setTimeout(tile.onForgotten)
  }
  return (
    <li
      onPointerDown={tile.onPointerDown}
      className={cx(
        'group relative aspect-4/3 cursor-grab overflow-hidden rounded-[10px] select-none',
        index === 0 && 'col-span-2 row-span-2 sm:aspect-auto',
        tile.isDragged && 'opacity-40',
        tile.isTarget && 'outline-3 outline-offset-2 outline-primary',
        tile.isLifted && 'outline-3 outline-offset-2 outline-accent',
        isFailed && 'outline-2 -outline-offset-2 outline-error',
      )}
    >
      <span className={cx('block size-full', isFaded && 'opacity-35')}>
        <PhotoPreview item={item} alt={alt} />
      </span>
      {index === 0 ? (
        <span className="pointer-events-none absolute top-2.5 left-2.5 rounded-sm bg-[rgb(6_30_35/.78)] px-[9px] py-[3px] text-[12.5px] leading-[18px] font-[560] text-[#fff]">
          {say('Cover')}
        </span>
      ) : null}
      {item.kind === 'file' ? <PhotoProgress item={item} isDue={calls !== null} /> : null}
      <span className="absolute top-1.5 right-1.5 flex gap-1 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 [@media(hover:hover)]:opacity-0 [@media(hover:hover)]:has-[[data-always]]:opacity-100">
        {isFailed && item.mayRetry ? (
          <TileButton label={say('Upload {name} again', { name: item.file.name })} onClick={retry}>
            <RotateCw />
          </TileButton>
        ) : null}
        <TileButton
          ref={tile.handle}
          data-handle
          label={say('Move photo {number}', { number })}
          aria-pressed={tile.isLifted}
          onClick={tile.onHandleClick}
          onKeyDown={tile.onHandleKey}
          onBlur={tile.onHandleBlur}
          className="cursor-grab touch-none"
        >
          <GripVertical />
        </TileButton>
        {item.kind === 'saved' && calls ? (
          <>
            <TileButton
              label={say('Caption of photo {number}', { number })}
              onClick={() => setDialog('caption')}
            >
              <TextCursorInput />
            </TileButton>
            <TileButton label={say('Remove photo {number}', { number })} onClick={() => setDialog('remove')}>
              <Trash2 />
            </TileButton>
          </>
        ) : null}
        {item.kind === 'file' && !(isSending && item.share === 1) ? (
          <TileButton
            data-always={isFailed ? '' : undefined}
            label={say('Do not add {name}', { name: item.file.name })}
            onClick={forget}
          >
            <X />
          </TileButton>
        ) : null}
      </span>
      {dialog === 'caption' && item.kind === 'saved' && calls ? (
        <CaptionDialog
          calls={calls}
          image={item.image}
          onSaved={queue.replace}
          onClose={() => setDialog(null)}
        />
      ) : null}
      {dialog === 'remove' && item.kind === 'saved' && calls ? (
        <RemovePhotoDialog
          calls={calls}
          image={item.image}
          name={item.image.caption || say('photo {number}', { number })}
          onRemoved={forget}
          onClose={() => setDialog(null)}
        />
      ) : null}
    </li>
  )
}
