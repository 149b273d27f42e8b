import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx'

export function ListSkeleton() {
  return (
    <SkeletonArea className="overflow-hidden rounded-lg border border-border bg-surface">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <div
          key={row}
          className="flex h-[92px] items-center gap-5 border-t border-border px-[18px] first:border-t-0 md:px-6"
        >
          <Skeleton className="h-[62px] w-[84px] rounded-md" />
          <Skeleton className="h-10 grow" />
          <Skeleton className="h-10 w-24 max-md:hidden" />
          <Skeleton className="h-8 w-28 max-md:hidden" />
        </div>
      ))}
    </SkeletonArea>
  )
}
