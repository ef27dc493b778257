import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"
	"strings"
	"time"
)

// Raw is a value in the form in which it was read.
type Raw = json.RawMessage

// Event is one line of the journal, or the content of a file beside it.
type Event interface {
	Kind() string
}

// UnknownEvent is an event of a kind that is not listed here.
type UnknownEvent struct {
	kind string
	Raw  Raw
}

// Kind is the value of the member event.
func (v *UnknownEvent) Kind() string { return v.kind }

// MarshalJSON writes the event as it was read.
func (v UnknownEvent) MarshalJSON() ([]byte, error) { return v.Raw, nil }

// Parse reads a line. An error says that it is not a JSON object with an event.
func Parse(line []byte) (Event, error) {
	var head struct {
		Event *string `json:"event"`
	}
	if err := json.Unmarshal(line, &head); err != nil {
		return nil, err
	}
	if head.Event == nil {
		return nil, fmt.Errorf("the line has no event")
	}
	if event := empty(*head.Event); event != nil {
		return event, json.Unmarshal(line, event)
	}
	return &UnknownEvent{*head.Event, append(Raw(nil), bytes.TrimSpace(line)...)}, nil
}

// Time reads a timestamp; zero if it is none.
func Time(timestamp *string) time.Time {
	if timestamp == nil {
		return time.Time{}
	}
	value, _ := time.Parse(time.RFC3339, *timestamp)
	return value
}

func read(data []byte, into interface{}, extra *map[string]Raw) error {
	var members map[string]Raw
	if err := json.Unmarshal(data, &members); err != nil {
		return err
	}
	value := reflect.ValueOf(into).Elem()
	for index := 0; index < value.NumField(); index++ {
		key, isMember := value.Type().Field(index).Tag.Lookup("journal")
		raw, isThere := members[key]
		if !isMember || !isThere {
			continue
		}
		field := value.Field(index)
		made := reflect.New(field.Type())
		if fits(raw, field.Type()) && json.Unmarshal(raw, made.Interface()) == nil {
			field.Set(made.Elem())
			delete(members, key)
		}
	}
	if len(members) > 0 {
		*extra = members
	}
	return nil
}

// fits refuses null, which would be taken for nothing or 0, and integers that no float64 can hold.
func fits(raw Raw, kind reflect.Type) bool {
	if kind == reflect.TypeOf(raw) || string(raw) == "null" {
		return kind == reflect.TypeOf(raw)
	}
	switch kind.Kind() {
	case reflect.Ptr:
		return fits(raw, kind.Elem())
	case reflect.Float64:
		return len(raw) < 16 || bytes.ContainsAny(raw, ".eE")
	case reflect.Map, reflect.Slice:
		return allFit(raw, kind.Elem())
	}
	return true
}

// allFit is fits for the elements of a list or a map.
func allFit(raw Raw, kind reflect.Type) bool {
	var list []Raw
	var members map[string]Raw
	if json.Unmarshal(raw, &list) != nil && json.Unmarshal(raw, &members) != nil {
		return false
	}
	for _, each := range members {
		list = append(list, each)
	}
	for _, each := range list {
		if !fits(each, kind) {
			return false
		}
	}
	return true
}

func write(from interface{}, extra map[string]Raw) ([]byte, error) {
	value := reflect.ValueOf(from)
	parts := []interface{}{}
	for index := 0; index < value.NumField(); index++ {
		key, isMember := value.Type().Field(index).Tag.Lookup("journal")
		if field := value.Field(index); isMember && !field.IsNil() {
			parts = append(parts, map[string]interface{}{key: field.Interface()})
		}
	}
	if len(extra) > 0 {
		parts = append(parts, extra)
	}
	members := make([]string, len(parts))
	for index, part := range parts {
		text, err := json.Marshal(part)
		if err != nil {
			return nil, err
		}
		members[index] = string(text[1 : len(text)-1])
	}
	return []byte("{" + strings.Join(members, ",") + "}"), nil
}

func bitNames(value int64, names map[uint]string) []string {
	found := []string{}
	for bit := uint(0); bit < 32; bit++ {
		if value&(1<<bit) == 0 {
			continue
		}
		name, isNamed := names[bit]
		if !isNamed {
			name = fmt.Sprintf("Bit%d", bit)
		}
		found = append(found, name)
	}
	return found
}
