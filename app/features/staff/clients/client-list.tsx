import { ListFrame, type ListFrameProps } from '#app/features/staff/list-frame.tsx'
import { CLIENTS } from '#content/staff/clients/desk-clients.ts'
import { ClientRows, type ClientRowsProps } from './client-rows.tsx'

type ClientListProps = ClientRowsProps &
  Pick<ListFrameProps, 'search' | 'nextHref' | 'firstHref'> & {
    tag: string
    kind: string | undefined
    filters: ListFrameProps['filters'] | undefined
    isFiltered: boolean
  }

export function ClientList({ clients, tag, kind, filters, isFiltered, isComparable, ...page }: ClientListProps) {
  return (
    <ListFrame
      {...page}
      searchLabel={CLIENTS.search}
      params={{ ...(kind && { kind }), ...(tag !== '' && { tag }) }}
      {...(filters && { filters })}
      empty={
        isFiltered
          ? { title: CLIENTS.noneFound, lead: CLIENTS.noneFoundLead }
          : { title: CLIENTS.none, lead: CLIENTS.noneLead }
      }
      isEmpty={clients.length === 0}
    >
      <ClientRows clients={clients} isComparable={isComparable} />
    </ListFrame>
  )
}
