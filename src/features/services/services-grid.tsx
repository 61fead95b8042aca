import { ServiceCard } from "./service-card"

interface ServicesGridProps {
  services: readonly Queries.ServiceCardFragment[]
  /** Level of the cards' headings. */
  level?: 2 | 3
  /** True if the grid is the first on the page: its first picture is the page's largest and is loaded first. */
  leads?: boolean
}

/** All services as cards, in their order. */
export function ServicesGrid({ services, level, leads = false }: ServicesGridProps) {
  return (
    <ul data-slot="services-grid" className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8">
      {services.map((service, index) => (
        <li key={service.jsonId}>
          <ServiceCard service={service} level={level} priority={leads && index === 0} />
        </li>
      ))}
    </ul>
  )
}
