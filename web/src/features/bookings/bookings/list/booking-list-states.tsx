import { Skeleton, SkeletonArea } from '../../../../ui/skeleton.tsx'

export function ListSkeleton() {
  return (
    <SkeletonArea className="overflow-hidden rounded-lg border border-border bg-surface">
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((row) => (
        <div
          key={row}
          className="flex h-[61px] items-center gap-6 border-t border-border px-6 first:border-t-0"
        >
          <Skeleton className="h-9 grow" />
          <Skeleton className="h-6 w-16" />
          <Skeleton className="h-9 w-24 max-md:hidden" />
          <Skeleton className="h-6 w-20 max-md:hidden" />
        </div>
      ))}
    </SkeletonArea>
  )
}
