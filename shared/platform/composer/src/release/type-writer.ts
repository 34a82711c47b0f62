import type TS from 'typescript';
import { compiler } from './typescript';

const ts = compiler();

/** Types nested deeper than this are not compared. */
const maxDepth = 24;

/**
 * Writes types as text, so two releases can be compared without their sources. Names from the
 * sources are replaced by their definition, names of the language stay. A type from a package
 * becomes `External<"its name">`, since shared packages are compared by version. Members are
 * sorted, so the same type gives the same text.
 */
export class TypeWriter {
  private readonly checker: TS.TypeChecker;
  private readonly open: TS.Type[] = [];
  private readonly recursive = new Map<TS.Type, string>();
  private readonly aliases: string[] = [];

  constructor(private readonly program: TS.Program) {
    this.checker = program.getTypeChecker();
  }

  /** A module by its exported values; exported types do not exist at run time. */
  module(exports: TS.Symbol[]): string {
    return this.complete(() => {
      const values = exports
        .map((symbol) => this.resolved(symbol))
        .filter(({ target }) => target.flags & ts.SymbolFlags.Value);
      return this.members(
        values.map(
          ({ name, target }) => `${name}: ${this.write(this.checker.getTypeOfSymbol(target))}`,
        ),
      );
    });
  }

  type(type: TS.Type): string {
    return this.complete(() => this.write(type));
  }

  private complete(write: () => string): string {
    this.aliases.length = 0;
    this.recursive.clear();
    const text = write();
    return [...this.aliases, `export type Module = ${text};`].join('\n');
  }

  private resolved(symbol: TS.Symbol): { name: string; target: TS.Symbol } {
    const alias = symbol.flags & ts.SymbolFlags.Alias;
    return { name: symbol.name, target: alias ? this.checker.getAliasedSymbol(symbol) : symbol };
  }

  private write(type: TS.Type): string {
    const external = this.external(type);
    if (external) return external;
    if (type.flags & ts.TypeFlags.TypeParameter) {
      const constraint = type.getConstraint();
      return constraint ? this.write(constraint) : 'unknown';
    }
    if (type.isUnion()) {
      return [...new Set(type.types.map((member) => `(${this.write(member)})`))].sort().join(' | ');
    }
    if (type.isIntersection() && !type.types.every((t) => t.flags & ts.TypeFlags.Object)) {
      return type.types.map((member) => `(${this.write(member)})`).join(' & ');
    }
    if (type.flags & ts.TypeFlags.Object || type.isIntersection()) return this.object(type);
    if (type.flags & (ts.TypeFlags.Conditional | ts.TypeFlags.IndexedAccess)) return 'unknown';
    return this.checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  }

  /**
   * The type when it comes from the language or a package; undefined when the sources define it.
   * The sources' own alias of such a type, e.g. `type Posts = Post[]`, is that type.
   */
  private external(type: TS.Type): string | undefined {
    const { aliasSymbol, symbol } = type;
    if (type.flags & ts.TypeFlags.TypeParameter) return undefined;
    if (aliasSymbol && this.originOf(aliasSymbol) === 'package') return externalName(aliasSymbol);
    const origin = symbol && !symbol.name.startsWith('__') ? this.originOf(symbol) : 'sources';
    if (origin === 'package') return externalName(symbol);
    if (origin !== 'language') return undefined;
    const given = this.checker.getTypeArguments(type as TS.TypeReference);
    const wanted = (type as TS.TypeReference).target?.typeParameters?.length ?? 0;
    const written = given.slice(0, wanted).map((argument) => this.write(argument));
    return written.length ? `${symbol.name}<${written.join(', ')}>` : symbol.name;
  }

  /** Who declares a symbol. Types of the DOM count by their name, like those of a package. */
  private originOf(symbol: TS.Symbol): 'sources' | 'language' | 'package' {
    const file = symbol.declarations?.[0]?.getSourceFile();
    if (!file) return 'sources';
    if (this.program.isSourceFileDefaultLibrary(file))
      return file.fileName.includes('lib.dom') ? 'package' : 'language';
    // The site's own packages are sources, also if a part in its own repository installs them.
    return /\/node_modules\/(?!@site\/)/.test(file.fileName) ? 'package' : 'sources';
  }

  /** Always `readonly`: parts only read what they get of each other. */
  private tuple(type: TS.TupleTypeReference): string {
    const members = this.checker.getTypeArguments(type).map((member, i) => {
      const flags = type.target.elementFlags[i] ?? ts.ElementFlags.Required;
      const text = this.write(member);
      if (flags & ts.ElementFlags.Rest) return `...Array<${text}>`;
      if (flags & ts.ElementFlags.Variadic) return `...${text}`;
      return flags & ts.ElementFlags.Optional ? `(${text})?` : text;
    });
    return `readonly [${members.join(', ')}]`;
  }

  private object(type: TS.Type): string {
    if (this.checker.isTupleType(type)) return this.tuple(type as TS.TupleTypeReference);
    if (this.open.includes(type) || this.open.length > maxDepth) return this.nameOf(type);
    this.open.push(type);
    const text = this.structure(type);
    this.open.pop();
    const name = this.recursive.get(type);
    if (!name) return text;
    this.aliases.push(`type ${name} = ${text};`);
    return name;
  }

  private nameOf(type: TS.Type): string {
    if (!this.open.includes(type)) return 'any';
    const name = this.recursive.get(type) ?? `Recursive${this.recursive.size}`;
    this.recursive.set(type, name);
    return name;
  }

  private structure(type: TS.Type): string {
    const calls = type.getCallSignatures();
    const properties = this.checker.getPropertiesOfType(type).map((symbol) => {
      const optional = symbol.flags & ts.SymbolFlags.Optional ? '?' : '';
      const key = /^[A-Za-z_$][\w$]*$/.test(symbol.name)
        ? symbol.name
        : JSON.stringify(symbol.name);
      return `${key}${optional}: ${this.write(this.checker.getTypeOfSymbol(symbol))}`;
    });
    const [call] = calls;
    if (call && calls.length === 1 && properties.length === 0) return this.signature(call, ' => ');
    return this.members([
      ...calls.map((signature) => this.signature(signature, ': ')),
      ...type.getConstructSignatures().map((made) => `new ${this.signature(made, ': ')}`),
      ...this.checker
        .getIndexInfosOfType(type)
        .map(({ keyType, type: value }) => `[key: ${this.write(keyType)}]: ${this.write(value)}`),
      ...properties,
    ]);
  }

  private signature(signature: TS.Signature, arrow: string): string {
    const parameters = signature.parameters.map((symbol, i) => {
      const declaration = symbol.valueDeclaration;
      const given = declaration && ts.isParameter(declaration) ? declaration : undefined;
      const rest = given?.dotDotDotToken ? '...' : '';
      const optional = !rest && (given?.questionToken ?? given?.initializer) ? '?' : '';
      return `${rest}a${i}${optional}: ${this.write(this.checker.getTypeOfSymbol(symbol))}`;
    });
    return `(${parameters.join(', ')})${arrow}${this.write(signature.getReturnType())}`;
  }

  private members(lines: string[]): string {
    return lines.length ? `{ ${[...lines].sort().join('; ')} }` : '{}';
  }
}

const externalName = ({ name }: TS.Symbol): string => `External<${JSON.stringify(name)}>`;
