export function findOldChromium(): Record<"CHROMIUM_81" | "CHROMIUM_92" | "CHROMIUM_109", string>
