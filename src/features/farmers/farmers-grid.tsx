import { FarmerCard } from "./farmer-card"

/** All farmers of the team (spec section 2, "Farm Members"). */
export function FarmersGrid({ farmers }: { farmers: readonly Queries.FarmerCardFragment[] }) {
  return (
    <ul data-slot="farmers-grid" className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8">
      {farmers.map((farmer, index) => (
        <li key={farmer.jsonId}>
          <FarmerCard farmer={farmer} level={2} priority={index === 0} />
        </li>
      ))}
    </ul>
  )
}
