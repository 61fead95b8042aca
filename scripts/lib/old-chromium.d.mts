export function findOldChromium(): Record<"CHROMIUM_81" | "CHROMIUM_92", string>
