declare function withoutRadixNames(source: string): string
export = withoutRadixNames
