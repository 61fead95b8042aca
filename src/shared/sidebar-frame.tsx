import type { ReactNode } from "react"
import { Container, type ContainerProps } from "../components/container"

interface SidebarFrameProps {
  /** The width without a sidebar. */
  width?: ContainerProps["width"]
  /** Beside the content from 1024 px on, else below. */
  sidebar?: ReactNode
  children: ReactNode
}

export function SidebarFrame({ width, sidebar, children }: SidebarFrameProps) {
  if (!sidebar) return <Container width={width}>{children}</Container>
  return (
    <Container className="grid gap-6 md:gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
      <div className="min-w-0">{children}</div>
      {sidebar}
    </Container>
  )
}
